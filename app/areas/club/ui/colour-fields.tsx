import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { type BrandColour, CHROMA_RANGE, START_COLOURS } from '../look-rules.ts'

type Props = { colour: BrandColour; onChoose: (colour: BrandColour) => void }

const wheel = Array.from({ length: 13 }, (_, step) => `oklch(0.55 0.12 ${step * 30})`).join(', ')

const inkOf = ({ hue, chroma }: BrandColour) => `oklch(0.45 ${chroma} ${hue})`

/** A dozen colours to begin from, and two bars to find the exact one. */
export function ColourFields({ colour, onChoose }: Props) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-title-s">Colore</legend>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {START_COLOURS.map(({ name, hue, chroma }) => {
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
                  style={{ background: inkOf({ hue, chroma }) }}
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
        name="hue"
        label="Tinta"
        value={colour.hue}
        min={0}
        max={359}
        step={1}
        ground={`linear-gradient(to right, ${wheel})`}
        onChange={(hue) => onChoose({ ...colour, hue })}
      />
      <Bar
        name="chroma"
        label="Intensità"
        value={colour.chroma}
        min={CHROMA_RANGE.least}
        max={CHROMA_RANGE.most}
        step={0.005}
        ground={`linear-gradient(to right, ${inkOf({ ...colour, chroma: CHROMA_RANGE.least })}, ${inkOf({ ...colour, chroma: CHROMA_RANGE.most })})`}
        onChange={(chroma) => onChoose({ ...colour, chroma })}
      />
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
