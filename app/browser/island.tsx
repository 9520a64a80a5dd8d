import { type ComponentType, createContext, useContext } from "react";

/** True inside an island: what stands in one is woken together with it. */
const InsideIsland = createContext(false);

/**
 * Makes a component an island: rendered complete at build time, hydrated by itself in the browser
 * (app/browser/start.tsx). Its file is called `<kebab-case name>.island.tsx` and exports it under `name`; its props
 * must survive JSON, because they travel in the page.
 *
 * @param name the name under which the file exports the island, e.g. `Drawer`
 * @param View what it shows
 * @returns a component to use like any other, also inside other islands
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return View;
  return function Island(props: Props) {
    if (useContext(InsideIsland)) return <View {...props} />;
    return (
      <InsideIsland value={true}>
        <site-island data-name={name} data-props={JSON.stringify(props)}>
          <View {...props} />
        </site-island>
      </InsideIsland>
    );
  };
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Holds an island; `display: contents`, so that it takes no part in the layout. */
      "site-island": React.HTMLAttributes<HTMLElement> & {
        "data-name": string;
        "data-props": string;
      };
    }
  }
}
