import type { Specialization } from '@portal/api';
import { ToggleGroup } from '@portal/ui';
import { t } from '../texts.ts';

interface KindTogglesProps {
  kinds: readonly Specialization[];
  kind: number | null;
  onChange: (kind: number | null) => void;
  look?: 'chips' | 'plain' | undefined;
}

const all = 'all';

/** All, or one specialization. Only useful where there are at least two. */
export function KindToggles({ kinds, kind, onChange, look = 'chips' }: KindTogglesProps) {
  return (
    <ToggleGroup
      label={t('portfolio.filter')}
      isLabelHidden
      look={look}
      selectionMode="single"
      isDisallowEmpty
      options={[{ value: all, label: t('portfolio.all') }, ...kinds.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={[kind === null ? all : String(kind)]}
      onChange={([value = all]) => onChange(value === all ? null : Number(value))}
    />
  );
}
