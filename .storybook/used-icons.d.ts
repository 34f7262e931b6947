declare module 'virtual:used-icons' {
  export const icons: Readonly<Record<string, import('#ui-kit/icon/icon.ts').Icon>>
}
