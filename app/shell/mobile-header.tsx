import { lazy, Suspense, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MenuItem } from '#areas/content/model.ts'
import { MenuLink } from '#areas/content/ui/menu-link.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { FrameData } from './frame-data.server.ts'
import { CLOSED, mobileHeader, openedMenu, waysBack } from './mobile-menu.ts'
import { SearchForm } from './search-form.tsx'

/** SHL-013. The header of a phone has no room for it: it stands in the menu. */
const MenuInvitation = lazy(() => import('./member-corner.tsx').then((part) => ({ default: part.MenuInvitation })))

/** SHL-021. On a phone: a bar, the menu that slides in, or the search. */
export function MobileHeader({ frame }: { frame: FrameData }) {
  const [state, act] = useReducer(mobileHeader, CLOSED)
  const magnifier = useRef<HTMLButtonElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isDismissed = useRef(false)
  // Whoever closes the menu without going anywhere is led back to the button that opened it, also where the dialog lost the focus itself.
  useEffect(() => {
    if (state.mode === 'menu' || !isDismissed.current) return
    isDismissed.current = false
    menuButton.current?.focus()
  }, [state.mode])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page is what closes the menu.
  useEffect(() => act({ kind: 'close' }), [pathname])
  const { title, items } = openedMenu(frame.menus.main ?? [], state.stack)
  const { hasMain, hasBack } = waysBack(state.stack)
  return (
    <div className="flex items-center lg:hidden">
      <Button
        ref={magnifier}
        variant="quiet"
        isIconOnly
        icon={state.mode === 'search' ? 'x' : 'search'}
        aria-label={state.mode === 'search' ? 'Chiudi la ricerca' : 'Cerca'}
        aria-expanded={state.mode === 'search'}
        onClick={() => act({ kind: state.mode === 'search' ? 'close' : 'open-search' })}
      />
      <Button
        ref={menuButton}
        variant="quiet"
        isIconOnly
        icon="menu"
        aria-label="Menù"
        aria-haspopup="dialog"
        aria-expanded={state.mode === 'menu'}
        onClick={(event) => {
          // Safari does not focus a pressed button, and the focus must have a place to come back to.
          event.currentTarget.focus()
          act({ kind: 'open-menu' })
        }}
      />
      {state.mode === 'search' && (
        <div className="absolute inset-x-0 top-full z-40 animate-fade border-line border-y bg-paper p-4 shadow-float">
          <SearchForm
            isFocused
            onDone={() => act({ kind: 'close' })}
            onEscape={() => {
              act({ kind: 'close' })
              magnifier.current?.focus()
            }}
          />
        </div>
      )}
      <Dialog
        variant="drawer"
        size="small"
        title={title ?? 'Menù'}
        isOpen={state.mode === 'menu'}
        onClose={() => {
          isDismissed.current = true
          act({ kind: 'close' })
        }}
      >
        <nav aria-label="Menù" className="grid gap-5">
          {hasMain && (
            <div className="grid justify-items-start gap-1">
              <Button variant="quiet" size="small" icon="house" onClick={() => act({ kind: 'back-to-main' })}>
                Torna al menù principale
              </Button>
              {hasBack && (
                <Button variant="quiet" size="small" icon="arrow-left" onClick={() => act({ kind: 'back' })}>
                  Torna indietro
                </Button>
              )}
            </div>
          )}
          <ul className="divide-y divide-line border-line border-y">
            {items.map((item, index) => (
              <li key={item.id}>
                <MobileItem item={item} onEnter={() => act({ kind: 'enter', index })} />
              </li>
            ))}
          </ul>
          {frame.type === 'SUSPECT' ? (
            <div className="grid gap-3">
              <ButtonLink to="/registrazione" isWide>
                Registrati gratis
              </ButtonLink>
              <ButtonLink to="/login" variant="ghost" isWide>
                Accedi
              </ButtonLink>
            </div>
          ) : (
            <Suspense>
              <MenuInvitation frame={frame} />
            </Suspense>
          )}
        </nav>
      </Dialog>
    </div>
  )
}

const ITEM =
  'flex min-h-13 w-full items-center justify-between gap-3 text-left font-strong text-lg text-ink no-underline aria-[current=page]:text-primary-strong'

function MobileItem({ item, onEnter }: { item: MenuItem; onEnter: () => void }) {
  if (item.items.length === 0) return <MenuLink item={item} className={ITEM} />
  return (
    <button type="button" className={ITEM} onClick={onEnter}>
      {item.label}
      <Icon name="chevron-right" />
    </button>
  )
}
