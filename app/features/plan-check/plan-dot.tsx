/** The dot in the middle of locked circles: one new customer, whom all three plans want. */
export function PlanDot({ className }: { className: string }) {
  return <circle cx={400} cy={470} r={50} className={className} />;
}
