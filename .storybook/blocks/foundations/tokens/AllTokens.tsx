import { Search } from '../Search.tsx';
import { Specimen } from '../Specimen.tsx';
import { TokenRows } from './ColourRoles.tsx';
import { plain } from './tokens.ts';
import { TryToken } from '../tried/TryToken.tsx';

/** Every token by name, purpose and value in both themes, with a search. Another value can be tried out beside each. */
export function AllTokens() {
  return (
    <Specimen>
      <Search of="tokens" items={plain} wordsOf={({ name, role, value }) => `${name} ${role} ${value}`}>
        {(found) => <TokenRows tokens={found}>{(token) => <TryToken token={token} />}</TokenRows>}
      </Search>
    </Specimen>
  );
}
