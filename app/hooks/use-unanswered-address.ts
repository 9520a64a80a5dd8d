import { useEffect } from "react";
import { useNavigate } from "react-router";
import { forgetUnansweredAddress, unansweredAddress } from "#app/lib/unanswered-address.ts";

/** On `404.html`: goes on to the address that was asked for, in the browser, without a reload. */
export function useUnansweredAddress(): void {
  const navigate = useNavigate();
  // An effect, because the page has to be taken over as it is before it may change.
  useEffect(() => {
    const address = unansweredAddress();
    if (address === undefined) return;
    forgetUnansweredAddress(import.meta.env.BASE_URL);
    navigate(address, { replace: true });
  }, [navigate]);
}
