import { useCombobox } from 'downshift';
import { useState } from 'react';
import { found, cities } from '../cities.ts';

/** As its documentation shows it. */
export function Subject() {
  const [items, setItems] = useState(cities);
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) => setItems(found(inputValue)),
  });
  return (
    <>
      <input {...getInputProps({ 'aria-label': 'Город' })} />
      <ul {...getMenuProps()} style={{ maxHeight: 240, overflow: 'auto' }}>
        {isOpen &&
          items.map((item, index) => (
            <li key={item.value} {...getItemProps({ item, index })}>
              {item.label}
            </li>
          ))}
      </ul>
    </>
  );
}
