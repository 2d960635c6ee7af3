import { Combobox } from '@base-ui/react/combobox';
import { towns } from '../towns.ts';

/** As its documentation shows it. */
export function Subject() {
  return (
    <Combobox.Root items={towns}>
      <Combobox.Input aria-label="Город" />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup style={{ maxHeight: 240, overflow: 'auto' }}>
            <Combobox.List>
              {(town: (typeof towns)[number]) => (
                <Combobox.Item key={town.value} value={town}>
                  {town.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
