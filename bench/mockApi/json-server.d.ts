declare module 'json-server/lib/app.js' {
  import type { Low } from 'lowdb'

  export function createApp(db: Low<object>): { listen: (port: number, ready: (() => void) | undefined, host?: string) => void }
}

declare module 'json-server/lib/adapters/normalized-adapter.js' {
  import type { Adapter } from 'lowdb'

  export class NormalizedAdapter implements Adapter<object> {
    constructor(adapter: Adapter<object>)
    read(): Promise<object | null>
    write(data: object): Promise<void>
  }
}
