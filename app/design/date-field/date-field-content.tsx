import { type CalendarDate, parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
  Text,
} from 'react-aria-components'
import { Italian } from '../aria/italian.tsx'
import { cx } from '../cx.ts'
import { controlClass, FieldError, OptionalMark } from '../field/field.tsx'
import type { FieldWiring } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import type { DateFieldProps } from './date-field.tsx'

/** What is not a day (an old value, a typing error given back) leaves the field empty instead of breaking it. */
function dayOf(text: string | undefined): CalendarDate | undefined {
  const time = Date.parse(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  return isDay ? parseDate(text) : undefined
}

const arrow = 'grid size-11 place-items-center rounded-pill text-primary hover:bg-primary-tint disabled:opacity-40'

function Days() {
  return (
    <Calendar className="w-fit">
      <header className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" className={arrow}>
          <Icon name="chevron-left" />
        </Button>
        <Heading className="font-text text-base font-strong tracking-normal first-letter:uppercase" />
        <Button slot="next" className={arrow}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pb-1 text-xs font-strong text-ink-soft">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-10 cursor-pointer place-items-center rounded-full tabular-nums outline-none hover:bg-primary-tint focus-visible:outline-3 focus-visible:outline-focus data-outside-month:text-line-strong data-selected:bg-primary data-selected:text-on-primary data-unavailable:line-through disabled:opacity-40"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

type Props = DateFieldProps & { wiring: FieldWiring; value: string }

export function DateFieldContent({ name, label, description, isRequired, isOptional, min, max, wiring, value }: Props) {
  return (
    <Italian>
      <DatePicker
        id={wiring.id}
        name={name}
        defaultValue={dayOf(value)}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isRequired={isRequired}
        isInvalid={wiring.error !== undefined}
        validationBehavior="aria"
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
        <Group
          className={cx(
            controlClass,
            'flex items-center justify-between pr-1 focus-within:border-primary focus-within:outline-3 focus-within:outline-focus data-invalid:border-2 data-invalid:border-danger',
          )}
        >
          <DateInput className="flex flex-1 py-2">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-0.5 tabular-nums outline-none data-focused:bg-primary data-focused:text-on-primary data-placeholder:text-ink-soft data-placeholder:data-focused:text-on-primary"
              />
            )}
          </DateInput>
          <Button className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:text-primary">
            <Icon name="calendar" />
          </Button>
        </Group>
        <Popover className="animate-rise rounded-card bg-raised text-ink shadow-float">
          <Dialog className="p-4 outline-none">
            <Days />
          </Dialog>
        </Popover>
      </DatePicker>
    </Italian>
  )
}
