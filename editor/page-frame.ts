/** How often a loading page is looked at, in milliseconds. */
const LOOK_INTERVAL = 20;

/** A page in a frame that is drawn at the width of a device and scaled to the room there is. */
export class PageFrame {
  readonly #stage: HTMLElement;
  readonly #observer: ResizeObserver;
  #shown: HTMLIFrameElement | undefined;
  #loading: HTMLIFrameElement | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
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

  /**
   * Loads a page behind the page that is shown. It takes the place of that page, at the same point, once what is in view
   * there has arrived: scripts and the pictures further down come later.
   */
  load(url: string): void {
    clearInterval(this.#timer);
    this.#loading?.remove();
    const frame = this.#stage.ownerDocument.createElement("iframe");
    frame.title = "The page";
    frame.className = "is-loading";
    frame.addEventListener("load", () => this.#show(frame), { once: true });
    frame.src = url;
    this.#timer = setInterval(() => this.#showWhenInView(frame), LOOK_INTERVAL);
    this.#loading = frame;
    this.#stage.append(frame);
    this.#resize();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#observer.disconnect();
  }

  #showWhenInView(frame: HTMLIFrameElement): void {
    const page = frame.contentDocument;
    const isParsed = page && page.URL !== "about:blank" && page.readyState !== "loading";
    if (!isParsed) return;
    this.#scrollAsShown(frame);
    if (hasPicturesInView(page)) this.#show(frame);
  }

  #scrollAsShown(frame: HTMLIFrameElement): void {
    const position = this.#shown?.contentWindow?.scrollY ?? 0;
    frame.contentWindow?.scrollTo({ top: position, behavior: "instant" });
  }

  #show(frame: HTMLIFrameElement): void {
    if (frame !== this.#loading) return;
    clearInterval(this.#timer);
    this.#scrollAsShown(frame);
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

/** Whether every picture in view has arrived. */
function hasPicturesInView(page: Document): boolean {
  const height = page.documentElement.clientHeight;
  return [...page.images].every((picture) => {
    const box = picture.getBoundingClientRect();
    const isInView = box.width > 0 && box.bottom > 0 && box.top < height;
    return picture.complete || !isInView;
  });
}
