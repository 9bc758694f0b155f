import { z } from 'zod'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'

const walletTags = () => z.array(z.string().trim().min(1).max(60)).max(30)

/** AUD-010. Who may see the thing that carries it. Nothing chosen means everybody. */
export function permission() {
  return z
    .strictObject({
      visibility: z.array(z.enum(SUBSCRIPTION_TYPES)).optional().meta({ title: 'Visibile a' }),
      wallet: walletTags().optional().meta({ title: 'Solo con uno di questi portafogli' }),
      excludedWallet: walletTags().optional().meta({ title: 'Mai con questi portafogli' }),
    })
    .optional()
    .meta({ title: 'Chi lo vede', input: 'permission' })
}
