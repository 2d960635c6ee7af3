import { checkIntegrity, type Fault } from '../../src/modules/storage/integrity.ts';

type Asked = Parameters<typeof checkIntegrity>;

/** Everything that is wrong with the files of a portal. */
export async function faultsOf(portal: Asked[0], rules?: Asked[2]): Promise<Fault[]> {
  const faults: Fault[] = [];
  await checkIntegrity(portal, (fault) => faults.push(fault), rules);
  return faults;
}
