import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { inWords } from './stories.ts'
import { storybookThemes } from './theme.ts'

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    collapsedRoots: ['screens'],
    renderLabel: ({ name, type }) => (type === 'story' || type === 'docs' ? name : inWords(name)),
  },
  // Text pages have no controls.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, usual) =>
      !/^(?:cover|foundations)-(?!motion-\w|palette-area-)/.test(storyId) && usual,
  },
})

// The frame around the stories has the same theme as the stories.
addons.register('velora/theme', api => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: globals.theme === 'dark' ? storybookThemes.dark : storybookThemes.light })
  api.on(GLOBALS_UPDATED, follow)
  api.on(SET_GLOBALS, follow)
})
