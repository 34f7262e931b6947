import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { ClipboardCheck, QrCode, Sparkles } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'
import { JoinButton } from '../../member/join-button.tsx'
import { Logo } from '../accounts/sign-in/logo.tsx'
import { Duo } from './duo/duo.tsx'
import { FeatureCard } from './feature-card.tsx'
import { benefits, features } from './features.ts'
import { FooterLinks } from './footer-links.tsx'
import { Hero } from './hero/hero.tsx'
import { QuickSignIn } from './quick-sign-in.tsx'

/** The landing page: the invitation, then the quick sign-in. */
export function Landing() {
  return (
    <Page wide header={<Invitation />}>
      <Stack gap="xxl">
        <Grid columnsWide={3} gap="s">
          <Tile
            icon={QrCode}
            title="Check In"
            hint="Scan QR code at spa"
            render={<ScreenLink to="/checkin" />}
          />
          <Tile
            icon={ClipboardCheck}
            title="Request Points"
            hint="Get points for your service"
            render={<ScreenLink to="/request-points" />}
          />
          <Tile
            icon={Sparkles}
            title="Service Menu"
            hint="Browse all treatments"
            render={<ScreenLink to="/services" />}
          />
        </Grid>
        <Stack gap="m" as="section" aria-labelledby="vip-benefits">
          <Heading level={2} size={28} id="vip-benefits">
            VIP Benefits
          </Heading>
          <Grid columns={2} columnsWide={4} gap="s" as="ul">
            {benefits.map(benefit => (
              <FeatureCard key={benefit.title} {...benefit} />
            ))}
          </Grid>
        </Stack>
        <Welcome />
        <Inline as="footer" gap="none" spread="center">
          <FooterLinks />
          <TextLink tone="quiet" alone render={<button type="button" data-cookie-settings />}>
            Cookie settings
          </TextLink>
        </Inline>
      </Stack>
    </Page>
  )
}

const Invitation = () => (
  <Hero
    brand={<Logo />}
    title={
      clinic.welcomeText ?? 'Transform yourself into your best version with our exclusive VIP loyalty program'
    }
    actions={
      <>
        <JoinButton />
        <BookButton size="l" variant="secondary">
          Book Appointment
        </BookButton>
      </>
    }
    art={
      <MetalCard
        metal="gold"
        brand={clinic.clinicName}
        label="Gold"
        name="VIP Member"
        figure="1,240"
        figureLabel="points"
      />
    }
  />
)

const Welcome = () => (
  <Stack as="section" aria-labelledby="welcome">
    <Heading level={2} size={28} id="welcome">
      Welcome to {clinic.clinicName}
    </Heading>
    <Duo align="stretch">
      <QuickSignIn />
      <Grid columns={1} gap="s" as="ul">
        {features.map(feature => (
          <FeatureCard key={feature.title} {...feature} layout="row" />
        ))}
      </Grid>
    </Duo>
  </Stack>
)
