import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * CONTENTS: every page of the club, Italian path to file.
 *
 * Public pages know the audience only: what they send is kept and served to everyone of the same audience.
 * Personal pages know who asks: they are rendered for that person and kept nowhere.
 */
export default [
  layout('shell/frame.tsx', [
    layout('shell/public-pages.tsx', { id: 'public' }, [
      index('blocks/pages/content-page.tsx', { id: 'home' }),
      route('login', 'areas/account/pages/login.tsx'),
      route('offline', 'shell/pages/offline.tsx'),
      route('risorse/calcolatori', 'areas/calculators/pages/calculator-list.tsx'),
      route('risorse/calcolatori/:calculator', 'areas/calculators/pages/calculator.tsx'),
      route('servizi/convenzioni', 'areas/conventions/pages/listing.tsx'),
      route('servizi/convenzioni/negozi', 'areas/conventions/pages/shops.tsx'),
      route('servizi/convenzioni/negozi/categorie', 'areas/conventions/pages/shop-categories.tsx'),
      route('servizi/convenzioni/negozi/:shopId', 'areas/conventions/pages/shop.tsx'),
      route('piani-premium', 'areas/plans/pages/premium-plans.tsx'),
      route('upgrade', 'areas/plans/pages/upgrade.tsx'),
      route('*', 'blocks/pages/content-page.tsx'),
    ]),
    layout('shell/personal-pages.tsx', { id: 'personal' }, [
      route('carrello', 'areas/cart/pages/cart.tsx'),
      route('esci', 'areas/account/pages/logout.tsx'),
      route('recover-password', 'areas/account/pages/recover-password.tsx'),
      route('verify-login', 'areas/account/pages/verify-login.tsx'),
      layout('areas/profile/pages/profile-pages.tsx', [
        route('profilo', 'areas/profile/pages/overview.tsx'),
        route('profilo/i-miei-servizi', 'areas/profile/pages/services.tsx'),
      ]),
      layout('backoffice/pages/staff-pages.tsx', [
        route('redazione/galleria', 'backoffice/pages/gallery.tsx'),
        route('redazione/galleria/blocchi', 'backoffice/pages/block-gallery.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
