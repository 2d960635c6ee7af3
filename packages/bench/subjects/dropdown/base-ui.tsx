import { Combobox } from '@base-ui/react/combobox';
import { cities } from '../cities.ts';

/** As its documentation shows it. */
export function Subject() {
  return (
    <Combobox.Root items={cities}>
      <Combobox.Input aria-label="Город" />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup style={{ maxHeight: 240, overflow: 'auto' }}>
            <Combobox.List>
              {(city: (typeof cities)[number]) => (
                <Combobox.Item key={city.value} value={city}>
                  {city.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
