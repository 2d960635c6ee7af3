import { Button, IconButton, Menu, tileDensities, type TileDensity } from '@portal/ui';
import { t } from '../texts.ts';

interface DensityMenuProps {
  density: TileDensity;
  onDensity: (density: TileDensity) => void;
  /** An icon without text, for a full row of buttons. */
  isBrief?: boolean;
}

/** The size of the tiles: many small ones for an overview, or few large ones. */
export function DensityMenu({ density, onDensity, isBrief = false }: DensityMenuProps) {
  return (
    <Menu
      label={t('dashboard.projects.images.density.label')}
      trigger={
        isBrief ? (
          <IconButton size="sm" icon="grid" label={t(`dashboard.projects.images.density.${density}`)} />
        ) : (
          <Button tone="ghost" size="sm" icon="grid">
            {t(`dashboard.projects.images.density.${density}`)}
          </Button>
        )
      }
      items={tileDensities.map((one) => ({
        id: one,
        label: t(`dashboard.projects.images.density.${one}`),
        onAction: () => onDensity(one),
      }))}
    />
  );
}
