import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { ConditionChips } from '#design/desk/condition-chips.tsx'
import { ConditionChooser, ConditionEditor } from '#design/desk/condition-editor.tsx'
import { Anchor } from '#design/link/link.tsx'
import type { segmentEditor } from '../segment-context.server.ts'

type Editor = Awaited<ReturnType<typeof segmentEditor>>

/** DSK-023. The groups of a segment: “e” between them, “tutte” or “almeno una” inside, any of them “esclusi”. */
export function SegmentGroups({ editor: { groups, addGroupTo } }: { editor: Editor }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place alone.
        <section key={place} aria-label={`Gruppo ${place + 1}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {place > 0 && <p className="font-strong text-ink-soft text-sm">e</p>}
          <div className="rounded-small border border-line">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm sm:px-6">
              <Way to={group.allTo} isCurrent={group.mode === 'all'}>
                tutte
              </Way>
              <Way to={group.anyTo} isCurrent={group.mode === 'any'}>
                almeno una
              </Way>
              <Way to={group.turnTo} isCurrent={group.isExcluded}>
                esclusi
              </Way>
              {group.removeTo && (
                <Anchor to={group.removeTo} preventScrollReset className="ml-auto min-h-6 text-primary">
                  Togli il gruppo {place + 1}
                </Anchor>
              )}
            </p>
            <ConditionChips
              chips={group.chips}
              broken={group.broken}
              offered={[]}
              chooseTo={group.chooseTo}
              open={
                group.editor ? (
                  <ConditionEditor key={`${group.editor.field.name} ${group.editor.closeTo}`} {...group.editor} />
                ) : (
                  group.chooser && <ConditionChooser {...group.chooser} />
                )
              }
            />
          </div>
        </section>
      ))}
      {addGroupTo && (
        <p>
          <ButtonLink to={addGroupTo} variant="ghost" size="small" icon="plus" preventScrollReset>
            Altro gruppo
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Way({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Anchor
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={cx('min-h-6', isCurrent ? 'font-strong text-ink' : 'text-primary')}
    >
      {children}
    </Anchor>
  )
}
