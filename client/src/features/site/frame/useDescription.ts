import { useEffect } from 'react'

const SELECTOR = 'meta[name="description"]'

function descriptionElement(): Element {
  const element = document.head.querySelector(SELECTOR) ?? document.createElement('meta')
  element.setAttribute('name', 'description')
  if (!element.isConnected) document.head.append(element)
  return element
}

export function useDescription(text: string): void {
  useEffect(() => {
    const element = descriptionElement()
    const before = element.getAttribute('content') ?? ''
    element.setAttribute('content', text)
    return () => element.setAttribute('content', before)
  }, [text])
}
