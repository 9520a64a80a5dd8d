/** The place where the receiver says, without scripts, why a form was not taken. */
export function Refused({ heading }: { heading: string }) {
  return (
    <section tabIndex={-1} hidden data-form-problems className="sign-up-answer">
      <p>
        <strong>{heading}</strong>
      </p>
      <p data-problem-note />
    </section>
  );
}
