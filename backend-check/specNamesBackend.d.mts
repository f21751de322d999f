import type { Server } from 'node:http'

/** Listens on the port; 0 takes a free one. */
export function listen(port?: number): Server
