import { type FieldErrors, RequestError } from '@portal/api';

interface Refused {
  status: number;
  message: string;
  errors: FieldErrors;
}

/** What a call was refused with. A call that succeeds fails the case. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  const error: unknown = await call.then(
    (value) => new Error(`It was answered: ${JSON.stringify(value)}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RequestError)) throw error;
  return { status: error.status, message: error.message, errors: error.errors };
}
