import { limits, type Specialization } from '@portal/api';
import { Button, Icon, Skeleton, Text, ToggleGroup, useFocusAfterRemoval, VisuallyHidden } from '@portal/ui';
import { useRef } from 'react';
import type { ReadState } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './SpecializationFilter.module.css';

interface SpecializationFilterProps {
  specializations: ReadState<Specialization[]>;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  size: 'sm' | 'md';
}

const skeletonWidths = [132, 104, 92, 148, 96, 120].slice(0, limits.specializationSkeletons);

/** Any of the server's specializations. */
export function SpecializationFilter({ specializations, value, onChange, size }: SpecializationFilterProps) {
  if (specializations.state === 'loading') {
    return (
      <div className={css.skeletons}>
        <output>
          <VisuallyHidden>{t('filters.specializations.loading')}</VisuallyHidden>
        </output>
        {skeletonWidths.map((width) => (
          <Skeleton key={width} width={width} height={size === 'sm' ? 36 : 44} radius="ctl" />
        ))}
      </div>
    );
  }
  if (specializations.state === 'failed') return <Failure retry={specializations.retry} />;
  return (
    <ToggleGroup
      label={t('filters.specializations.title')}
      isLabelHidden
      selectionMode="multiple"
      size={size}
      options={specializations.data.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

function Failure({ retry }: { retry: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root);
  return (
    <div ref={root} className={css.failed}>
      <div className={css.message} role="alert">
        <Icon name="err" />
        <Text tone="err">{t('filters.specializations.failed')}</Text>
      </div>
      <Button tone="secondary" size="sm" icon="restore" onPress={retry}>
        {t('filters.specializations.retry')}
      </Button>
    </div>
  );
}
