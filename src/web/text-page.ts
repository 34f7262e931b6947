// The clinic's texts are pages without the app; from this entry, the build only uses the styles.
import '#ui-kit/layout/prose/prose.css.ts'
