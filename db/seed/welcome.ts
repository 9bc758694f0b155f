import { insertTemplates } from '#areas/welcome/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** WEL-002. The first greetings of a club, one for each kind of template and two for products. */
export async function seedWelcome(db: Db): Promise<void> {
  await insertTemplates(db, [
    {
      type: 'product',
      productTags: ['DASOPT', 'DAS'],
      welcomeMessage: 'È un piacere rivederti, {nome}. La tua tutela legale è attiva.',
    },
    {
      type: 'product',
      productTags: ['ecm'],
      welcomeMessage: 'È un piacere rivederti, {nome}. La formazione ti aspetta.',
    },
    { type: 'order', productTags: [], welcomeMessage: 'Ti diamo il benvenuto nel Club, {nome}, insieme a {ordine}.' },
    {
      type: 'card',
      productTags: [],
      welcomeMessage: 'Ti diamo il benvenuto nel Club, {nome}. Qui chi assiste è di casa.',
    },
    { type: 'default', productTags: [], welcomeMessage: 'Ti diamo il benvenuto nel Club, {nome}.' },
  ])
}
