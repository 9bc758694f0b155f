import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { Italian } from '../aria/italian.tsx'
import { cx } from '../cx.ts'
import { controlClass, FieldError, OptionalMark } from '../field/field.tsx'
import type { FieldWiring } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import type { ComboboxProps } from './combobox.tsx'

type Props = ComboboxProps & { wiring: FieldWiring; value: string }

export function ComboboxContent({
  name,
  label,
  description,
  isRequired,
  isOptional,
  options,
  placeholder,
  wiring,
  value,
  onChange,
}: Props) {
  return (
    <Italian>
      <ComboBox
        id={wiring.id}
        name={name}
        formValue="key"
        defaultSelectedKey={value === '' ? null : value}
        onSelectionChange={(key) => onChange?.(key === null ? '' : String(key))}
        isRequired={isRequired}
        isInvalid={wiring.error !== undefined}
        validationBehavior="aria"
        menuTrigger="focus"
        className="grid gap-1.5"
      >
        <Label className="font-strong">
          {label}
          {isOptional && <OptionalMark />}
        </Label>
        {(description || wiring.error) && (
          <Text slot="description" className="grid gap-1.5">
            {description && <span className="text-sm text-ink-soft">{description}</span>}
            {wiring.error && <FieldError>{wiring.error}</FieldError>}
          </Text>
        )}
        <div className="relative">
          <Input placeholder={placeholder ?? 'Scegli'} className={cx(controlClass, 'pr-12')} />
          <Button className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-field text-ink-soft hover:text-primary">
            <Icon name="chevron-down" />
          </Button>
        </div>
        <Popover className="w-(--trigger-width) animate-fade overflow-auto rounded-card bg-raised p-1.5 text-ink shadow-float">
          <ListBox
            className="outline-none"
            renderEmptyState={() => <p className="px-3.5 py-3 text-ink-soft">Nessun risultato</p>}
          >
            {options.map((option) => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                textValue={option.label}
                isDisabled={option.isDisabled}
                className="flex min-h-(--control) cursor-pointer items-center justify-between gap-3 rounded-small px-3.5 outline-none focus:bg-primary-tint focus:text-primary-strong selected:font-strong disabled:opacity-50"
              >
                {({ isSelected }) => (
                  <>
                    {option.label}
                    {isSelected && <Icon name="check" className="text-primary" />}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </Italian>
  )
}
