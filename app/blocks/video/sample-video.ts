/** The film of the examples. */
export const sampleVideo = {
  title: 'Il Club in dodici secondi',
  description: 'Formazione, tutela, risorse: dove si trova ogni cosa.',
  path: '/demo/il-club.webm',
  captionsPath: '/demo/il-club.vtt',
  durationLabel: '12 s',
  image: { kind: 'drawing' as const, key: 'il-club-in-video', category: 'formazione' },
}
