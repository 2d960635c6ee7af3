import { checkIntegrity, type Fault } from '../../../src/modules/storage/integrity.ts';

type CheckArguments = Parameters<typeof checkIntegrity>;

/** Everything that is wrong with the files of a portal. */
export async function faultsOf(portal: CheckArguments[0], rules?: CheckArguments[2]): Promise<Fault[]> {
  const faults: Fault[] = [];
  await checkIntegrity(portal, (fault) => faults.push(fault), rules);
  return faults;
}
