import { Search } from '../Search.tsx';
import { Specimen } from '../Specimen.tsx';
import { TokenRows } from './ColourRoles.tsx';
import { plain } from './tokens.ts';

/** Every token by name, purpose and value in both themes, with a search. */
export function AllTokens() {
  return (
    <Specimen>
      <Search of="tokens" items={plain} wordsOf={({ name, role, value }) => `${name} ${role} ${value}`}>
        {(found) => <TokenRows tokens={found} />}
      </Search>
    </Specimen>
  );
}
