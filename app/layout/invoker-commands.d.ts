import "react";

/** Invoker commands (html.spec.whatwg.org/#attr-button-command), not yet among React's types. */
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
