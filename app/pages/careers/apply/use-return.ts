import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Milliseconds from success to the return (specification, section 9). */
const RETURN_DELAY = 2000;

/** Goes to `path` two seconds after `isDone` has become true, unless the visitor has left by then. */
export function useReturn(path: string, isDone: boolean) {
  const navigate = useNavigate();
  // An effect, because time passes outside of React.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(path, { viewTransition: true }), RETURN_DELAY);
    return () => clearTimeout(timer);
  }, [navigate, path, isDone]);
}
