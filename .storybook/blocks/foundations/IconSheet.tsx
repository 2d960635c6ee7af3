import { Icon, type IconName } from '../../../packages/ui/src/icon/Icon.tsx';
import { brands } from '../../../packages/ui/src/icon/brandIcon.ts';
import { drawings } from '../../../packages/ui/src/icon/drawings.tsx';
import { CopyName } from './CopyName.tsx';
import css from './Icons.module.css';
import { Search } from './Search.tsx';
import { Specimen } from './Specimen.tsx';

const ofBrands = new Set<IconName>(Object.values(brands));
const others = (Object.keys(drawings) as IconName[]).filter((name) => !ofBrands.has(name)).toSorted();

function Tiles({ icons }: { icons: readonly (readonly [title: string, name: IconName])[] }) {
  return (
    <ul className={css.tiles}>
      {icons.map(([title, name]) => (
        <li key={title}>
          <CopyName text={name}>
            <Icon name={name} />
            <span>{title}</span>
            {title !== name && <span className={css.name}>{name}</span>}
          </CopyName>
        </li>
      ))}
    </ul>
  );
}

/** Every icon by name, except those of networks and contacts. */
export function IconSheet() {
  return (
    <Specimen>
      <Search of="icons" items={others} wordsOf={(name) => name}>
        {(found) => <Tiles icons={found.map((name) => [name, name])} />}
      </Search>
    </Specimen>
  );
}

/** Icons of networks and contacts, with the name in the data and of the icon. */
export function BrandSheet() {
  return (
    <Specimen>
      <Tiles icons={Object.entries(brands)} />
    </Specimen>
  );
}

const uses = [
  [16, 'chips, errors'],
  [18, 'small buttons, inside fields'],
  [20, 'everywhere else'],
  [22, 'tab bar'],
] as const;

/** The sizes of icons. */
export function IconSizes() {
  return (
    <Specimen>
      <ul className={css.sizes}>
        {uses.map(([size, use]) => (
          <li key={size}>
            <span>
              {(['search', 'pin', 'edit', 'image', 'vk'] as const).map((name) => (
                <Icon key={name} name={name} size={size} />
              ))}
            </span>
            {size} px: {use}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
