/** The place where the receiver writes why it has refused a form, for visitors without scripts. */
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
