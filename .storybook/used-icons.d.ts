declare module 'virtual:used-icons' {
  export const icons: Readonly<Record<string, import('#ui-kit/foundations/icon/icon.ts').Icon>>
}
