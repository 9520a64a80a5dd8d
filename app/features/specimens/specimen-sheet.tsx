import { Overprint } from "#app/ui/sections/overprint.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { Specimen } from "./content.ts";
import type { specimenWords } from "./interface-words.ts";

export interface SpecimenSheetProps {
  specimen: Specimen;
  /** The level of its largest heading on the page. */
  level: 2 | 3;
}

/** A sheet of the firm's work, typeset as clients get it. By night it stays a white sheet. Needs specimens.sheet.css, and ownership.sheet.css for its kind. */
export function SpecimenSheet({ specimen, level }: SpecimenSheetProps) {
  const words = useWords<typeof specimenWords>("specimens");
  const { id, head, heading, foot, illustrative } = specimen;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={`sheet day-inks sheet-${specimen.kind}`}>
      <p className="sheet-head">
        <span>{head}</span>
        <Overprint id={`sheet-${id}`} className="sheet-mark" />
      </p>
      <Heading className="sheet-heading">{heading}</Heading>
      <SheetBody specimen={specimen} />
      {foot && <p className="sheet-foot">{foot}</p>}
      {illustrative && <p className="sheet-note">{words.illustrative}</p>}
    </div>
  );
}

type SpecimenOf<Kind extends Specimen["kind"]> = Extract<Specimen, { kind: Kind }>;

function SheetBody({ specimen }: { specimen: Specimen }) {
  switch (specimen.kind) {
    case "decision":
      return <Decision {...specimen} />;
    case "review":
      return <Review {...specimen} />;
    case "interview":
      return <Interview {...specimen} />;
    case "ownership":
      return <Ownership {...specimen} />;
  }
}

type Note = SpecimenOf<"decision">["facts"][number];

/** Labels with their texts. */
function Notes({ notes, className }: { notes: readonly Note[]; className: string }) {
  return (
    <dl className={className}>
      {notes.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Decision({ facts, parts, signatures }: SpecimenOf<"decision">) {
  return (
    <>
      <Notes notes={facts} className="sheet-facts" />
      <Notes notes={parts} className="sheet-parts" />
      <Notes notes={signatures} className="sheet-signatures" />
    </>
  );
}

function Review({ columns, rows, parts }: SpecimenOf<"review">) {
  return (
    <>
      <table className="sheet-table tabular">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [measure, ...cells], isOff }) => (
            <tr key={measure} className={isOff ? "is-off" : undefined}>
              <th scope="row">{measure}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes notes={parts} className="sheet-parts" />
    </>
  );
}

function Interview({ questions, listenFor }: SpecimenOf<"interview">) {
  return (
    <ol className="sheet-questions">
      {questions.map(({ question, listenFor: answer }) => (
        <li key={question}>
          <p className="sheet-question">{question}</p>
          <p className="sheet-listen">
            <span>{listenFor}</span> {answer}
          </p>
        </li>
      ))}
    </ol>
  );
}

const INKS = ["blue", "red", "yellow", "core"] as const;

function Ownership({ roles, rows, decides, heard }: SpecimenOf<"ownership">) {
  const words = useWords<typeof specimenWords>("specimens");
  const names = { decides, heard };
  return (
    <>
      <table className="sheet-table sheet-map">
        <thead>
          <tr>
            <th scope="col">{words.decision}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                <span>{role}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ decision, marks }) => (
            <tr key={decision}>
              <th scope="row">{decision}</th>
              {marks.map((mark, index) => (
                <td key={roles[index]}>
                  {/* A PDF has no cell for an empty cell. */}
                  {mark === "none" ? (
                    "–"
                  ) : (
                    <Mark name={names[mark]} mark={mark} ink={INKS[index]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sheet-key" aria-hidden="true">
        <Mark name="" mark="decides" ink="core" /> {decides}
        <Mark name="" mark="heard" ink="core" /> {heard}
      </p>
    </>
  );
}

interface MarkProps {
  /** What it says to screen readers. Empty where words beside it say it. */
  name: string;
  mark: "decides" | "heard";
  ink: (typeof INKS)[number] | undefined;
}

/** A full circle, or a ring. A PDF keeps the name of a drawing, but no text that is only for screen readers. */
function Mark({ name, mark, ink = "core" }: MarkProps) {
  const isFull = mark === "decides";
  return (
    <svg
      role="img"
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      className={`mark-${ink}`}
    >
      <circle
        cx={12}
        cy={12}
        r={isFull ? 12 : 10.5}
        className={isFull ? "mark-full" : "mark-ring"}
      />
    </svg>
  );
}
