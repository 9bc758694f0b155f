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
      route('assistenza/contatti', 'areas/leads/pages/contacts.tsx'),
      route('registrazione', 'areas/account/pages/registration.tsx'),
      route('registrazione-trial', 'areas/account/pages/registration.tsx', { id: 'trial-registration' }),
      route('offline', 'shell/pages/offline.tsx'),
      route('professionisti-sanitari', 'areas/directory/pages/directory.tsx'),
      route('professionisti-sanitari/:slug', 'areas/professional-card/pages/professional.tsx'),
      route('elenco-professionisti', 'areas/directory/pages/old-directory.tsx'),
      route('risorse/calcolatori', 'areas/calculators/pages/calculator-list.tsx'),
      route('risorse/calcolatori/:calculator', 'areas/calculators/pages/calculator.tsx'),
      route('servizi/convenzioni', 'areas/conventions/pages/listing.tsx'),
      route('servizi/convenzioni/negozi', 'areas/conventions/pages/shops.tsx'),
      route('servizi/convenzioni/negozi/categorie', 'areas/conventions/pages/shop-categories.tsx'),
      route('servizi/convenzioni/negozi/:shopId', 'areas/conventions/pages/shop.tsx'),
      route('servizi/convenzioni/viaggi', 'areas/travel/pages/travel-list.tsx'),
      route('servizi/convenzioni/viaggi/:slug', 'areas/travel/pages/travel-detail.tsx'),
      route('piani-premium', 'areas/plans/pages/premium-plans.tsx'),
      route('upgrade', 'areas/plans/pages/upgrade.tsx'),
      route('corsi-ecm-fad', 'areas/courses/pages/catalogue.tsx'),
      route('corsi-ecm-fad/collana/:series', 'areas/courses/pages/catalogue.tsx', { id: 'course-series' }),
      route('corsi-ecm-fad/ebook', 'areas/courses/pages/ebooks.tsx'),
      route('corsi-ecm-fad/film-formazione', 'areas/courses/pages/films.tsx'),
      route('corsi-ecm-fad/videoclip', 'areas/courses/pages/clips.tsx'),
      route('corsi-ecm-fad/videoclip/:slug', 'areas/courses/pages/clip.tsx'),
      route('corsi-ecm-fad/:slug', 'areas/courses/pages/course.tsx'),
      route('news-approfondimenti', 'areas/news/pages/listing.tsx'),
      route('news-approfondimenti/categorie', 'areas/news/pages/categories.tsx'),
      route('news-approfondimenti/rss.xml', 'areas/news/pages/rss.tsx'),
      route('news-approfondimenti/:category', 'areas/news/pages/category.tsx'),
      route('news-approfondimenti/:category/:slug', 'areas/news/pages/article.tsx', { id: 'article' }),
      route('risorse', 'areas/news/pages/resources.tsx'),
      route('risorse/:slug', 'areas/news/pages/article.tsx', { id: 'resource' }),
      route('search', 'areas/search/pages/results.tsx'),
      route('sitemap.xml', 'areas/news/pages/sitemap.tsx'),
      route('*', 'blocks/pages/content-page.tsx'),
    ]),
    layout('shell/personal-pages.tsx', { id: 'personal' }, [
      route('carrello', 'areas/cart/pages/cart.tsx'),
      route('checkout', 'areas/billing/pages/checkout.tsx'),
      route('checkout/esito/:paymentId', 'areas/billing/pages/payment-outcome.tsx'),
      route('checkout/bonifico/:invoiceId', 'areas/billing/pages/bank-transfer.tsx'),
      route('pagamento-di-prova/:reference', 'areas/billing/pages/stand-in-payment.tsx'),
      route('metodi-di-prova', 'areas/billing/pages/stand-in-methods.tsx'),
      route('esci', 'areas/account/pages/logout.tsx'),
      route('profilo/la-mia-libreria', 'areas/favorites/pages/library.tsx'),
      route('profilo/le-mie-risorse', 'areas/favorites/pages/saved-resources.tsx'),
      route('recover-password', 'areas/account/pages/recover-password.tsx'),
      route('verify-login', 'areas/account/pages/verify-login.tsx'),
      route('verifica-email', 'areas/account/pages/verify-email.tsx'),
      route('attivazione-trial', 'areas/account/pages/trial-activation.tsx'),
      layout('areas/profile/pages/profile-pages.tsx', [
        route('profilo', 'areas/profile/pages/overview.tsx'),
        route('profilo/la-mia-scheda', 'areas/professional-card/pages/card-editor.tsx'),
        route('profilo/metodi-pagamento', 'areas/billing/pages/payment-methods.tsx'),
        route('profilo/fatture-pagamenti', 'areas/billing/pages/invoices.tsx'),
        route('profilo/i-miei-servizi', 'areas/profile/pages/services.tsx'),
        route('profilo/cause', 'areas/legal-cases/pages/cases.tsx'),
      ]),
      layout('backoffice/pages/staff-pages.tsx', [
        route('redazione/galleria', 'backoffice/pages/gallery.tsx'),
        route('redazione/galleria/blocchi', 'backoffice/pages/block-gallery.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
