import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import {
  ACCENT_CHROMA_RANGE,
  accentProblem,
  type BrandColour,
  CHROMA_RANGE,
  START_ACCENTS,
  START_COLOURS,
} from '../look-rules.ts'

type Props = { colour: BrandColour; onChoose: (colour: BrandColour) => void }

type Choice = {
  legend: string
  starts: typeof START_COLOURS
  range: typeof CHROMA_RANGE
  /** As light as what is drawn with it. */
  lightness: number
  names: { hue: string; chroma: string }
}

const wheel = Array.from({ length: 13 }, (_, step) => `oklch(0.55 0.12 ${step * 30})`).join(', ')

const inkOf = ({ hue, chroma }: BrandColour, lightness: number) => `oklch(${lightness} ${chroma} ${hue})`

/** The colour of the club: links, titles, grounds. Every one that can be slid to is legible. */
export function ColourFields(props: Props) {
  const names = { hue: 'hue', chroma: 'chroma' }
  return (
    <Colours {...props} {...{ legend: 'Colore', starts: START_COLOURS, range: CHROMA_RANGE, lightness: 0.45, names }} />
  )
}

/** The colour of the buttons that ask for something. Some vivid hues do not bear white words: who slides there is told at once. */
export function AccentFields(props: Props) {
  const problem = accentProblem(props.colour)
  const names = { hue: 'accentHue', chroma: 'accentChroma' }
  const choice = { legend: 'Colore dei pulsanti', starts: START_ACCENTS, range: ACCENT_CHROMA_RANGE, names }
  return (
    <Colours {...props} {...choice} lightness={0.535}>
      <p role="status" className={cx('font-strong', problem ? 'text-danger' : 'text-ink-soft')}>
        {problem ?? 'Si legge bene, di giorno e al buio.'}
      </p>
    </Colours>
  )
}

/** Some colours to begin from, and two bars to find the exact one. */
function Colours({
  colour,
  onChoose,
  legend,
  starts,
  range,
  lightness,
  names,
  children,
}: Props & Choice & { children?: React.ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-title-s">{legend}</legend>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {starts.map(({ name, hue, chroma }) => {
          const isChosen = colour.hue === hue && colour.chroma === chroma
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose({ hue, chroma })}
                className={cx(
                  'flex min-h-12 w-full items-center gap-3 rounded-field border-[1.5px] bg-paper px-3 py-2 text-left leading-tight',
                  isChosen ? 'border-primary' : 'border-line hover:border-line-strong',
                )}
              >
                <span
                  className="grid size-7 shrink-0 place-items-center rounded-pill text-white"
                  style={{ background: inkOf({ hue, chroma }, lightness) }}
                >
                  {isChosen && <Icon name="check" size={16} />}
                </span>
                {name}
              </button>
            </li>
          )
        })}
      </ul>
      <Bar
        name={names.hue}
        label="Tinta"
        value={colour.hue}
        min={0}
        max={359}
        step={1}
        ground={`linear-gradient(to right, ${wheel})`}
        onChange={(hue) => onChoose({ ...colour, hue })}
      />
      <Bar
        name={names.chroma}
        label="Intensità"
        value={colour.chroma}
        min={range.least}
        max={range.most}
        step={0.005}
        ground={`linear-gradient(to right, ${inkOf({ ...colour, chroma: range.least }, lightness)}, ${inkOf({ ...colour, chroma: range.most }, lightness)})`}
        onChange={(chroma) => onChoose({ ...colour, chroma })}
      />
      {children}
    </fieldset>
  )
}

type BarProps = {
  name: string
  label: string
  value: number
  min: number
  max: number
  step: number
  ground: string
  onChange: (value: number) => void
}

function Bar({ name, label, value, min, max, step, ground, onChange }: BarProps) {
  return (
    <label className="grid gap-2">
      <span className="font-strong">{label}</span>
      <span className="h-4 rounded-pill" style={{ background: ground }} aria-hidden="true" />
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="h-11 w-full accent-primary"
      />
    </label>
  )
}
