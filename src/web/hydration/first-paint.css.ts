import { globalStyle } from '@vanilla-extract/css'

globalStyle(':root[data-elsewhere]:not([data-live]) #root', { visibility: 'hidden' })
