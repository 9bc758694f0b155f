/** BLK-040 */
export const SHARE_NETWORKS = ['whatsapp', 'linkedin', 'messenger', 'facebook', 'twitter', 'email'] as const
export type ShareNetwork = (typeof SHARE_NETWORKS)[number]

type Shared = { title: string; url: string }

/** Messenger has no page of its own for sharing that works without an account of ours with them: its app is asked. */
const ADDRESSES: Record<ShareNetwork, (shared: Shared) => string> = {
  whatsapp: ({ title, url }) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  messenger: ({ url }) => `fb-messenger://share/?link=${encodeURIComponent(url)}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  twitter: ({ title, url }) =>
    `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
  email: ({ title, url }) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
}

/** BLK-040. Where each network wants a page and its title to be written. */
export function shareLinks(shared: Shared): { network: ShareNetwork; link: string }[] {
  return SHARE_NETWORKS.map((network) => ({ network, link: ADDRESSES[network](shared) }))
}
