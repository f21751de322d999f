/** Opens an address of the client in a browser tab. */
export const openTab = (url: string): void => void window.open(url, '_blank', 'noopener')
