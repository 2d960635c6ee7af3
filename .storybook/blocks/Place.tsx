import files from 'virtual:repository';
import { CopyName } from './foundations/CopyName.tsx';

interface PlaceProps {
  /** Relative to the root of the workspace. */
  file: string;
  line?: number;
}

/** A file of the workspace, at a line: a link to the repository, or else copied. */
export function Place({ file, line }: PlaceProps) {
  const place = line === undefined ? file : `${file}:${line}`;
  const short = <code>{place.split('/').at(-1)}</code>;
  if (files === undefined) return <CopyName text={place}>{short}</CopyName>;
  return (
    <a href={`${files}${file}${line === undefined ? '' : `#L${line}`}`} target="_blank" rel="noreferrer" title={place}>
      {short}
    </a>
  );
}
