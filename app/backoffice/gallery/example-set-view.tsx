import { cx } from '#design/cx.ts'
import type { ExampleSet } from '#design/example.ts'
import { Ground, type Theme } from './ground.tsx'

const themes: Theme[] = ['light', 'dark']
const THEME_WORDS: Readonly<Record<Theme, string>> = { light: 'chiaro', dark: 'scuro' }

/** One component: its name, what it is for, and each of its states on both grounds. */
export function ExampleSetView({ set, live }: { set: ExampleSet; live: Theme }) {
  return (
    <section id={set.slug} aria-labelledby={`${set.slug}-titolo`} className="scroll-mt-6 border-line border-t pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`${set.slug}-titolo`} className="text-title-m">
          {set.title}
        </h3>
        <code className="text-ink-soft text-sm">{set.slug}</code>
      </div>
      <p className="mt-1.5 max-w-measure text-ink-soft">{set.summary}</p>
      <div className="mt-6 grid gap-8">
        {set.examples.map((example, index) => (
          <div key={example.name} className="grid gap-2.5">
            <h4 className="font-[600] font-text text-sm tracking-normal">{example.name}</h4>
            <div className={cx('grid gap-4', !set.isWide && 'xl:grid-cols-2')}>
              {themes.map((theme) => (
                <Ground key={theme} theme={theme} isLive={theme === live} id={`${set.slug}-${index}-${theme}`}>
                  {/* A form of its own keeps the answers of one ground apart from those of the other. */}
                  {set.hasForms ? (
                    example.render()
                  ) : (
                    <form
                      aria-label={`${set.title}: ${example.name} (${THEME_WORDS[theme]})`}
                      onSubmit={(event) => event.preventDefault()}
                    >
                      {example.render()}
                    </form>
                  )}
                </Ground>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
