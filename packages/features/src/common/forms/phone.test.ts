import { isPhone, normalizePhone } from '@portal/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, phoneAfterEdit } from '../../../../ui/src/phone-field/mask.ts';

/** Milliseconds for a property on a busy machine: it is evaluated thousands of times. */
const patience = 30_000;

const part = fc.constantFrom('+', '7', '8', '9', '0', '375', '10', '916', '123', '45', '67', ' ', '-', '(', ')', '.', ',', ' доб. ');
const anyText = fc.oneof(
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.stringMatching(/^(\+|8|7|00)?[0-9 ()-]{8,18}$/),
  fc.string({ unit: 'binary' }),
);

// The mask of @portal/ui does not know these rules: it must neither make a refused number valid nor change a valid one.
test(
  'what is pasted into a phone field is the number that the server reads in it, or is refused as it is',
  () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const held = phoneAfterEdit(text);
        expect(isPhone(held) && normalizePhone(held)).toBe(isPhone(text) && normalizePhone(text));
        expect(phoneAfterEdit(formatPhone(held))).toBe(held);
      }),
      // A number that changed when it was shown and read again.
      { numRuns: 5_000, examples: [['+880(0()0-(']] },
    );
  },
  patience,
);
