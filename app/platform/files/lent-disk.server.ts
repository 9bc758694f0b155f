import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Disk } from 'flydrive'

const NAME = 'filesDisk'

/** Told once to the server when it is made, so that calls which take a file know where to put it. */
export function lendDisk(app: FastifyInstance, disk: Disk): void {
  app.decorate(NAME, disk)
}

export function diskOf(request: FastifyRequest): Disk {
  return request.server.getDecorator<Disk>(NAME)
}
