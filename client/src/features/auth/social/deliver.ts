type Fields = Readonly<Record<string, string>>

export interface Delivery {
  readonly go: (url: string) => void
  readonly post: (url: string, fields: Fields) => void
}

const hidden = (name: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type: 'hidden', name, value })

export const delivery: Delivery = {
  go: (url) => window.location.assign(url),
  post: (url, fields) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true })
    form.append(...Object.entries(fields).map(([name, value]) => hidden(name, value)))
    document.body.append(form)
    form.submit()
  },
}
