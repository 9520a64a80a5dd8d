/** A page in a frame that is drawn at the width of a device and scaled to the room there is. */
export class PageFrame {
  readonly #stage: HTMLElement;
  readonly #observer: ResizeObserver;
  #shown: HTMLIFrameElement | undefined;
  #loading: HTMLIFrameElement | undefined;
  /** In CSS pixels. */
  #width: number;

  /** @param stage an empty element that clips the frame */
  constructor(stage: HTMLElement, width: number) {
    this.#stage = stage;
    this.#width = width;
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(stage);
  }

  setWidth(width: number): void {
    this.#width = width;
    this.#resize();
  }

  /** Loads a page behind the page that is shown, and then takes its place at the same point of the page. */
  load(url: string): void {
    this.#loading?.remove();
    const frame = this.#stage.ownerDocument.createElement("iframe");
    frame.title = "The page";
    frame.className = "is-loading";
    frame.addEventListener("load", () => this.#show(frame), { once: true });
    frame.src = url;
    this.#loading = frame;
    this.#stage.append(frame);
    this.#resize();
  }

  close(): void {
    this.#observer.disconnect();
  }

  #show(frame: HTMLIFrameElement): void {
    if (frame !== this.#loading) return;
    const position = this.#shown?.contentWindow?.scrollY ?? 0;
    frame.contentWindow?.scrollTo({ top: position, behavior: "instant" });
    frame.className = "";
    this.#shown?.remove();
    this.#shown = frame;
    this.#loading = undefined;
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#stage;
    const scale = Math.min(1, clientWidth / this.#width);
    for (const frame of [this.#shown, this.#loading]) {
      if (!frame) continue;
      Object.assign(frame.style, {
        width: `${this.#width}px`,
        height: `${clientHeight / scale}px`,
        transform: `scale(${scale})`,
      });
    }
  }
}
