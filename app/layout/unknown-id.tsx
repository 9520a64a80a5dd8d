import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { isUnknownId } from "#app/lib/unknown-id.ts";

export interface UnknownIdProps {
  error: unknown;
  /** Where to go instead; the address of the unknown id leaves the history. */
  to: string;
  children?: ReactNode;
}

/** The error boundary of a route whose id nothing has; any other error goes on to the error screen. */
export function UnknownId({ error, to, children }: UnknownIdProps) {
  if (!isUnknownId(error)) throw error;
  return (
    <>
      {children}
      <Navigate to={to} replace />
    </>
  );
}
