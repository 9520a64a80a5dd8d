import { content } from "#app/model/content.ts";
import type { Download } from "#app/model/schemas/attachments.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { attachmentOf } from "./attachments.ts";
import { fileSize } from "./file-size.ts";
import type { attachmentWords } from "./interface-words.ts";

export interface DownloadListProps {
  downloads: readonly Download[];
  /** The content file that names them, such as `content/insights/blogs/x.md`. */
  file: string;
}

/** Links to files that visitors can take along, each with its type and its size. */
export function DownloadList({ downloads, file }: DownloadListProps) {
  return (
    <ul className="border-b border-rule">
      {downloads.map((download) => (
        <DownloadRow key={download.file} download={download} file={file} />
      ))}
    </ul>
  );
}

function DownloadRow({ download, file }: { download: Download; file: string }) {
  const words = useWords<typeof attachmentWords>("attachments");
  const { type, bytes, address } = attachmentOf(download.file, file);
  const size = fileSize(bytes, content().language.tag);
  return (
    <li className="border-t border-rule">
      <SiteLink
        href={address}
        download
        className="group flex items-baseline justify-between gap-x-6 py-4 hover:text-blue"
      >
        <span>
          <span className="block text-h5 font-semibold decoration-2 underline-offset-4 group-hover:underline">
            {download.title}
          </span>
          <span className="mt-1 block text-caption text-ink-2">
            {fill(words.fileFacts, { type: type.toUpperCase(), size })}
          </span>
          {download.description && (
            <span className="mt-2 block text-ink-2">{download.description}</span>
          )}
        </span>
        <Icon name="arrow-down" />
      </SiteLink>
    </li>
  );
}
