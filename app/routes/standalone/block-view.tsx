import type { ReactElement } from "react";
import { COLUMN } from "#app/features/artwork/picture-formats.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { DownloadList } from "#app/features/attachments/download-list.tsx";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { LeaderCards } from "#app/features/leaders/leader-cards.tsx";
import { newsletterWords } from "#app/features/newsletter/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { CaseStudies } from "#app/features/topics/case-studies.tsx";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Block, BlockKind, BlockOf } from "#app/model/schemas/blocks.ts";
import { ContactFormArea } from "#app/routes/contact/contact-form-area.tsx";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import { CardGrid } from "#app/ui/sections/card-grid.tsx";
import { ClaimsBand } from "#app/ui/sections/claims-band.tsx";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { type FacingList, FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { SectionHeading } from "#app/ui/sections/section-heading.tsx";
import { TextBand } from "#app/ui/sections/text-band.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { insightsOfBlock, isOnlyAnnounced, type PageBlock } from "./page-blocks.ts";
import { PictureBlock } from "./picture-block.tsx";
import { QuestionsBlock } from "./questions-block.tsx";
import { QuoteBlock } from "./quote-block.tsx";
import { TextBlock } from "./text-block.tsx";

/** The section that shows each kind of block. A kind without a section does not compile. */
const VIEWS: { [Kind in BlockKind]: (props: PageBlock<BlockOf<Kind>>) => ReactElement } = {
  text: TextBlock,
  picture: PictureBlock,
  figures: ({ block: { heading, figures, link }, ids: [id] }) => (
    <ClaimsBand id={id} heading={heading} figures={figures} link={link} />
  ),
  "facing-lists": FacingListsBlock,
  steps: ({ block, ids: [id = ""] }) => (
    <TextBand id={id} heading={block.heading} isSequence items={block.steps.map(titledText)} />
  ),
  exhibit: ExhibitBlock,
  cases: ({ block, ids: [id] }) => (
    <CaseStudies id={id} heading={block.heading} studies={block.cases} />
  ),
  quote: QuoteBlock,
  partners: PartnersBlock,
  insights: InsightsBlock,
  cards: CardsBlock,
  documents: DocumentsBlock,
  questions: QuestionsBlock,
  "contact-form": ContactFormBlock,
  "newsletter-form": NewsletterFormBlock,
  closing: ({ block, ids: [id] }) => (
    <ClosingCall id={id} heading={block.heading} text={block.text}>
      <SiteLink href={block.link.href} className="button">
        {block.link.label}
      </SiteLink>
    </ClosingCall>
  ),
};

/** A block of a standalone page. */
export function BlockView(pageBlock: PageBlock) {
  // TypeScript does not know that the section belongs to the kind of this block.
  const View = VIEWS[pageBlock.block.kind] as (props: PageBlock<Block>) => ReactElement;
  return <View {...pageBlock} />;
}

type EntryOfBlock = BlockOf<"steps">["steps"][number];

function titledText({ title = "", text }: EntryOfBlock) {
  return { title, text };
}

function FacingListsBlock({ block, ids }: PageBlock<BlockOf<"facing-lists">>) {
  const facingList = (list: BlockOf<"facing-lists">["first"], id = ""): FacingList => {
    const items = list.entries.map((entry) => (entry.title ? titledText(entry) : entry.text));
    return { id, heading: list.heading, items };
  };
  const [firstId, secondId] = ids;
  return (
    <FacingLists lists={[facingList(block.first, firstId), facingList(block.second, secondId)]} />
  );
}

function ExhibitBlock({ block, ids: [id = ""] }: PageBlock<BlockOf<"exhibit">>) {
  const { heading, text, exhibit } = block;
  return (
    <TextRows id={id} heading={heading} text={text}>
      <div className={text ? "mt-8" : ""}>
        <Exhibit exhibit={drawExhibit(exhibit)} />
      </div>
    </TextRows>
  );
}

function DocumentsBlock({ block, ids: [id = ""], file }: PageBlock<BlockOf<"documents">>) {
  const { heading, files, documents } = block;
  return (
    <TextRows id={id} heading={heading} links={documents}>
      {files && <DownloadList downloads={files} file={file} />}
    </TextRows>
  );
}

function PartnersBlock({ block, ids: [id = ""] }: PageBlock<BlockOf<"partners">>) {
  const { leaders } = content();
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14">
      <h2 id={id} className="ruled pt-6 text-h3">
        {block.heading}
      </h2>
      <LeaderCards
        leaders={block.partners.map((partner) => itemById(leaders, partner))}
        hrefOf={(leader) => href("leadership/detail", leader)}
      />
    </section>
  );
}

function InsightsBlock({ block, ids: [id = ""] }: PageBlock<BlockOf<"insights">>) {
  const cards = insightsOfBlock(block, content()).map((insight) => {
    return insightCard(insight, insightHref(insight), { sizes: COLUMN });
  });
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14">
      <SectionHeading id={id} heading={block.heading} lead={block.lead} />
      <CardGrid cards={cards} />
    </section>
  );
}

function CardsBlock({ block, ids: [id = ""] }: PageBlock<BlockOf<"cards">>) {
  const cards = block.cards.map(({ title, text, href, picture }, index): CardData => {
    const source = pictureOf(picture, `${id}-${index}`, "card", COLUMN);
    return { title, href, description: text, picture: source };
  });
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14">
      <SectionHeading id={id} heading={block.heading} lead={block.lead} />
      <CardGrid
        cards={cards}
        below={({ description }) => <p className="mt-2 text-ink-2">{description}</p>}
      />
    </section>
  );
}

function ContactFormBlock({ block, ids: [id = ""] }: PageBlock<BlockOf<"contact-form">>) {
  const { heading, text, subject } = block;
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14 print:hidden">
      <div className="page-grid gap-y-6 ruled pt-6">
        <div className="col-span-4 md:col-span-12 lg:col-span-4">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          {text && <p className="mt-4 text-ink-2">{text}</p>}
        </div>
        <div className="col-span-4 md:col-span-12 lg:col-span-8">
          <ContactFormArea subject={subject} />
        </div>
      </div>
    </section>
  );
}

function NewsletterFormBlock() {
  if (isOnlyAnnounced()) return <PreviewNote text={content().site.preview.newsletterOff} />;
  return (
    <div className="page-width py-9 md:py-14 print:hidden">
      <div className="ruled pt-6">
        <SignUp list={newsletterWords().list.id} place="footer" level={2} />
      </div>
    </div>
  );
}

/** What a preview says in the place of a block that visitors do not see. */
function PreviewNote({ text }: { text: string }) {
  return (
    <div className="page-width py-9 md:py-14 print:hidden">
      <p className="border-2 border-current border-dashed p-6">{text}</p>
    </div>
  );
}
