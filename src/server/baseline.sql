-- The tables, functions and rows of version 1.0.0, for new databases. It replaces the migrations 0001 to 0105, so it never
-- changes: what comes later is a migration. Written by pg_dump, then sorted by schema: each comes after those that it names.

create extension if not exists pg_trgm;

-- platform

create table platform.attempt (
  key text primary key,
  failures integer not null,
  closures integer default 0 not null,
  since timestamptz not null,
  closed_until timestamptz
);

create index attempt_by_age on platform.attempt (since);

create table platform.backup_run (
  id uuid primary key,
  kind text not null,
  file text not null,
  begun_at timestamptz not null,
  seconds double precision not null,
  failure text,
  constraint backup_run_kind_check check (kind = any (array['backup'::text, 'restore'::text, 'drill'::text]))
);

create index backup_run_latest on platform.backup_run (kind, begun_at desc);

create table platform.daily_run (
  name text not null,
  day date not null,
  begun_at timestamptz not null,
  outcome text,
  primary key (name, day)
);

create table platform.idempotency (
  key_hash text primary key,
  request_hash text not null,
  status integer,
  body text,
  at timestamptz not null,
  concerns text[] default '{}'::text[] not null,
  is_dropped boolean default false not null,
  body_key_id text,
  body_encrypted bytea
);

create index idempotency_by_age on platform.idempotency (at);
create index idempotency_by_body_key on platform.idempotency (body_key_id, key_hash) where (body_key_id is not null);
create index idempotency_by_member on platform.idempotency using gin (concerns);

-- identity

create schema identity;

-- Names are compared bytewise without case and accents, so that the order is the same on every system.
create function identity.folded(words text) returns text
  language sql immutable strict parallel safe
  as $$
        select lower(regexp_replace(normalize(trim(words), NFKD), '[\u0300-\u036f]', '', 'g') collate "pg_c_utf8")
      $$;

create table identity.audit_entry (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid not null,
  staff_name text not null,
  role text not null,
  action text not null,
  member_id uuid,
  address text not null,
  subject text
);

create index audit_by_action on identity.audit_entry (action, at, id);
create index audit_by_member on identity.audit_entry (member_id, at);
create index audit_by_patient on identity.audit_entry (member_id, at, id) where (member_id is not null);
create index audit_by_person on identity.audit_entry (staff_id, at, id);
create index audit_by_time on identity.audit_entry (at, id);

create table identity.audit_seal (
  number bigint primary key,
  entry_id uuid not null unique,
  written_at timestamptz not null,
  hash text not null
);

create table identity.audit_unsealed (
  entry_id uuid primary key,
  written_at timestamptz not null
);

create table identity.device (
  key_hash text not null,
  staff_id uuid not null,
  expires_at timestamptz not null,
  primary key (key_hash, staff_id)
);

create index device_by_expiry on identity.device (expires_at);
create index device_by_person on identity.device (staff_id);

create table identity.member (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  staff_role text,
  role text generated always as (
case
  when (staff_role is null) then 'member'::text
  else 'staff'::text
end) stored not null,
  created_at timestamptz not null,
  last_login_at timestamptz,
  name_key text generated always as (identity.folded(((first_name || ' '::text) || last_name))) stored not null collate pg_catalog."C",
  searchable text generated always as ((((' '::text || identity.folded(((first_name || ' '::text) || last_name))) || ' '::text) || identity.folded(email))) stored not null collate pg_catalog."C",
  closed_at timestamptz,
  grants_from timestamptz,
  email_proved_at timestamptz,
  constraint member_staff_role_check check (staff_role = any (array['owner'::text, 'manager'::text, 'clinical'::text, 'front desk'::text])),
  constraint email_taken unique (email)
);

create index member_by_joining on identity.member (created_at, id) where (role = 'member'::text);
create index member_by_name on identity.member (name_key, id) where (role = 'member'::text);
create index member_by_sign_in on identity.member (last_login_at, id) where (role = 'member'::text);
create index member_by_words on identity.member using gin (searchable public.gin_trgm_ops) with (fastupdate=off);
create index staff_account on identity.member (id) where (role = 'staff'::text);

create table identity.member_device (
  member_id uuid not null references identity.member(id) on delete cascade,
  key_hash text not null,
  name text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, key_hash)
);

create index member_device_by_expiry on identity.member_device (expires_at);

create table identity.passkey_challenge (
  browser_hash text primary key,
  challenge text not null,
  owner_id uuid,
  expires_at timestamptz not null,
  purpose text not null,
  constraint passkey_challenge_purpose_check check (purpose = any (array['sign-in'::text, 'add'::text, 'step-up'::text]))
);

create index passkey_challenge_by_expiry on identity.passkey_challenge (expires_at);

create table identity.password_reset (
  member_id uuid primary key,
  request_id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table identity.profile_photo (
  member_id uuid primary key references identity.member(id) on delete cascade,
  version uuid not null,
  picture bytea not null,
  set_at timestamptz not null,
  key_id text
);

create index profile_photo_by_key on identity.profile_photo (key_id, member_id, version);

create table identity.session (
  key_hash text primary key,
  member_id uuid,
  data jsonb not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create index session_by_expiry on identity.session (expires_at);
create index session_by_member on identity.session (member_id);

create table identity.sign_in_link (
  token_hash text primary key,
  staff_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table identity.staff (
  id uuid primary key,
  name text not null,
  role text not null,
  code_lookup text not null unique,
  code_hash text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  grants_from timestamptz default '-infinity'::timestamptz not null,
  closed_at timestamptz,
  constraint staff_role_check check (role = any (array['owner'::text, 'manager'::text, 'clinical'::text, 'front desk'::text]))
);

create table identity.passkey (
  id uuid primary key,
  member_id uuid references identity.member(id) on delete cascade,
  staff_id uuid references identity.staff(id) on delete cascade,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  stopped_at timestamptz,
  constraint passkey_check check (num_nonnulls(member_id, staff_id) = 1),
  constraint passkey_known unique (credential_id)
);

create index passkey_by_member on identity.passkey (member_id) where (member_id is not null);
create index passkey_by_staff on identity.passkey (staff_id) where (staff_id is not null);

create table identity.recovery_code (
  code_hash text primary key,
  member_id uuid references identity.member(id) on delete cascade,
  staff_id uuid references identity.staff(id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint recovery_code_check check (num_nonnulls(member_id, staff_id) = 1)
);

create index recovery_code_by_member on identity.recovery_code (member_id) where (member_id is not null);
create index recovery_code_by_staff on identity.recovery_code (staff_id) where (staff_id is not null);

create table identity.staff_network (
  network text primary key,
  expires_at timestamptz not null
);

create index staff_network_by_expiry on identity.staff_network (expires_at);

create table identity.step_up_rule (
  role text primary key,
  medical_answers boolean not null,
  exports boolean not null,
  points_above integer
);

create function identity.await_seal() returns trigger
  language plpgsql
  as $$
        begin insert into identity.audit_unsealed values (new.id, clock_timestamp()); return null; end $$;

create function identity.refuse_change() returns trigger
  language plpgsql
  as $$
        begin raise exception 'audit entries are never changed'; end $$;

create trigger audit_is_final before delete or update on identity.audit_entry for each row execute function identity.refuse_change();
create trigger audit_is_kept before truncate on identity.audit_entry for each statement execute function identity.refuse_change();
create trigger audit_is_sealed after insert on identity.audit_entry for each row execute function identity.await_seal();
create trigger seal_is_final before delete or update on identity.audit_seal for each row execute function identity.refuse_change();
create trigger seal_is_kept before truncate on identity.audit_seal for each statement execute function identity.refuse_change();

-- content

create schema content;

create table content.brand (
  id boolean default true primary key,
  app_name text,
  colour text,
  card text not null,
  logo text,
  logo_dark text,
  palette text,
  typeface text default 'soft'::text not null,
  constraint brand_id_check check (id)
);

create table content.brand_file (
  id text not null,
  name text not null,
  bytes bytea not null,
  primary key (id, name)
);

create table content.category (
  id text primary key,
  name text not null,
  "position" integer not null
);

insert into content.category values
  ('fillers', 'Fillers', 1),
  ('neurotoxins', 'Neurotoxins', 2),
  ('iv-drips', 'IV Drips', 3),
  ('skincare', 'Skincare', 4),
  ('regenerative', 'Regenerative', 5);

create table content.house_rules (
  only_one boolean default true primary key,
  rules jsonb not null,
  constraint house_rules_only_one_check check (only_one)
);

create table content.location (
  id uuid primary key,
  name text not null,
  "position" integer default 0 not null,
  is_archived boolean default false not null,
  address text,
  phone text,
  opening_hours text,
  booking_url text,
  time_zone text
);

create table content.page_version (
  page text not null,
  version integer not null,
  text text not null,
  published_on text not null,
  programme_version integer not null,
  constraint page_version_version_check check (version > 0),
  primary key (page, version)
);

create table content.picture (
  id text primary key,
  uploaded_at timestamptz not null,
  is_named boolean default false not null
);

create index picture_unnamed on content.picture (uploaded_at) where (not is_named);

create table content.post (
  id uuid primary key,
  title text not null,
  excerpt text not null,
  content text not null,
  featured_image text,
  category text,
  tags jsonb not null,
  scientific_references text,
  meta_title text,
  meta_description text,
  status text not null,
  created_at timestamptz not null,
  published_at timestamptz,
  constraint post_category_check check (category = any (array['skincare'::text, 'treatments'::text, 'wellness'::text, 'research'::text, 'news'::text])),
  constraint post_status_check check (status = any (array['draft'::text, 'published'::text, 'archived'::text])),
  constraint published_posts_have_a_time check ((status <> 'published'::text) or (published_at is not null))
);

create index post_by_publication on content.post (published_at desc, id desc) where (status = 'published'::text);

create table content.programme (
  version integer not null
);

insert into content.programme values
  (0);

create table content.promotion (
  id uuid primary key,
  title text not null,
  description text not null,
  discount_type text not null,
  discount_value numeric(9,2) not null,
  valid_from date not null,
  valid_until date not null,
  target_audience text not null,
  is_active boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  deleted_by text,
  deleted_at timestamptz,
  constraint promotion_check check (valid_until >= valid_from),
  constraint promotion_discount_type_check check (discount_type = any (array['percentage'::text, 'fixed'::text, 'points'::text, 'birthday'::text, 'service'::text, 'other'::text])),
  constraint promotion_discount_value_check check (discount_value >= (0)::numeric),
  constraint promotion_target_audience_check check (target_audience = any (array['ALL'::text, 'VIP_BRONZE'::text, 'VIP_SILVER'::text, 'VIP_GOLD'::text, 'VIP_PLATINUM'::text, 'BIRTHDAY'::text, 'NEW_CUSTOMERS'::text]))
);

create index promotion_by_last_day on content.promotion (valid_until) where (deleted_at is null);

create table content.service (
  id uuid primary key,
  name text not null,
  description text not null,
  category text not null,
  price_cents integer not null,
  points_earned integer not null,
  duration_minutes integer,
  image_url text not null,
  "position" integer default 0 not null,
  is_archived boolean default false not null,
  programme_version integer,
  lasts_weeks integer,
  aftercare text default ''::text not null,
  photo_after_days integer,
  place_ids jsonb default '[]'::jsonb not null,
  price_kind text default 'fixed'::text not null,
  price_unit text,
  price_to_cents integer,
  package_size integer,
  constraint service_points_earned_check check (points_earned >= 0),
  constraint service_price_cents_check check (price_cents >= 0)
);

create table content.usual_place (
  member_id uuid primary key,
  place_id uuid not null
);

create function content.refuse_page_change() returns trigger
  language plpgsql
  as $$
        begin raise exception 'published texts are never changed'; end $$;

create trigger page_version_is_final before delete or update on content.page_version for each row execute function content.refuse_page_change();
create trigger page_versions_are_kept before truncate on content.page_version for each statement execute function content.refuse_page_change();

-- tiers

create schema tiers;

create table tiers.standing (
  member_id uuid primary key,
  total_spent_cents integer not null,
  visits integer not null,
  tier text not null,
  reached_from_cents integer[],
  constraint standing_tier_check check (tier = any (array['Bronze'::text, 'Silver'::text, 'Gold'::text, 'Platinum'::text])),
  constraint standing_total_spent_cents_check check (total_spent_cents >= 0),
  constraint standing_visits_check check (visits >= 0)
);

create index standing_above_bronze on tiers.standing (tier) where (tier <> 'Bronze'::text);
create index standing_by_spend on tiers.standing (total_spent_cents, member_id);
create index standing_by_visits on tiers.standing (visits, member_id);
create index standing_of_tier_by_spend on tiers.standing (tier, total_spent_cents, member_id);
create index standing_of_tier_by_visits on tiers.standing (tier, visits, member_id);

create table tiers.milestone (
  id uuid primary key,
  points integer not null,
  words text not null,
  constraint milestone_points_check check (points > 0)
);

insert into tiers.milestone values
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', 25, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', 50, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e03', 100, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e04', 200, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e05', 500, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e06', 1000, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e07', 2000, ''),
  ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e08', 5000, '');

create table tiers.tier (
  id text primary key,
  name text not null,
  from_cents integer not null,
  metal text not null,
  perks jsonb not null,
  constraint tier_from_cents_check check (from_cents >= 0),
  constraint tier_id_check check (id = any (array['Bronze'::text, 'Silver'::text, 'Gold'::text, 'Platinum'::text]))
);

insert into tiers.tier values
  ('Bronze', 'Bronze', 0, 'bronze', '[]'),
  ('Silver', 'Silver', 50000, 'silver', '[]'),
  ('Gold', 'Gold', 200000, 'gold', '[]'),
  ('Platinum', 'Platinum', 500000, 'platinum', '[]');

-- loyalty

create schema loyalty;

create table loyalty.goal (
  id uuid primary key,
  title text not null,
  description text not null,
  points_required integer not null,
  reward_value text not null,
  icon text not null,
  color text not null,
  is_active boolean not null,
  sort_order integer not null,
  valid_days integer,
  is_paused boolean default false not null,
  is_archived boolean default false not null,
  programme_version integer,
  worth_cents integer,
  repeat_days integer,
  stock integer,
  tiers text[] default '{}'::text[] not null,
  starts_on text,
  ends_on text,
  opens_at timestamptz,
  closes_at timestamptz,
  image_url text,
  constraint goal_points_required_check check (points_required > 0),
  constraint goal_repeat_days_check check (repeat_days > 0),
  constraint goal_stock_check check (stock > 0),
  constraint goal_valid_days_check check (valid_days > 0),
  constraint goal_worth_cents_check check (worth_cents > 0)
);

create table loyalty.account (
  member_id uuid primary key,
  balance integer not null,
  peak_balance integer not null,
  entry_count integer not null,
  tier text default 'Bronze'::text not null,
  constraint account_tier_check check (tier = any (array['Bronze'::text, 'Silver'::text, 'Gold'::text, 'Platinum'::text])),
  constraint balance_not_negative check (balance >= 0)
);

create index account_by_balance on loyalty.account (balance, member_id);
create index account_of_tier_by_balance on loyalty.account (tier, balance, member_id);

create table loyalty.check_in_code (
  id uuid primary key,
  code text not null unique,
  description text not null,
  points_value integer not null,
  is_active boolean not null,
  programme_version integer,
  "position" integer default 0 not null,
  place_id uuid,
  replaced_id uuid,
  replaced_on text,
  constraint check_in_code_points_value_check check (points_value > 0)
);

create unique index code_in_use on loyalty.check_in_code (description) where is_active;

create table loyalty.desk_screen (
  id uuid primary key,
  code_id uuid not null references loyalty.check_in_code(id),
  started_by text not null,
  started_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz
);

create index desk_screen_running on loyalty.desk_screen (until) where (ended_at is null);

create table loyalty.entry (
  member_id uuid not null,
  number integer not null,
  amount integer not null,
  balance_after integer not null,
  kind text not null,
  reference text,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  programme_version integer,
  constraint entry_amount_check check (amount <> 0),
  constraint entry_kind_check check (kind = any (array['check-in'::text, 'treatment'::text, 'request'::text, 'diary'::text, 'reward'::text, 'adjustment'::text, 'reversal'::text])),
  constraint entry_counted_once unique (member_id, reference),
  primary key (member_id, number)
);

create index check_in_by_time on loyalty.entry (at) where (kind = 'check-in'::text);
create index entry_by_actor on loyalty.entry (actor, at) where (actor <> 'member'::text);
-- These tables grow in time order, so a BRIN index takes a few kilobytes and doesn't slow down check-ins.
create index entry_by_time on loyalty.entry using brin (at) with (autosummarize='on');

create table loyalty.goal_stock (
  goal_id uuid primary key references loyalty.goal(id),
  claimed integer not null,
  constraint goal_stock_claimed_check check (claimed >= 0)
);

create table loyalty.programme (
  version integer not null
);

insert into loyalty.programme values
  (0);

create table loyalty.scan_proof (
  member_id uuid primary key,
  id uuid not null,
  issued_at timestamptz not null
);

create table loyalty.treatment (
  member_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  location_id uuid,
  points integer not null,
  spend_cents integer not null,
  clinic_day date not null,
  entry_number integer,
  actor text not null,
  at timestamptz not null,
  counted_again boolean default false not null,
  kind text default 'treatment'::text not null,
  undone_at timestamptz,
  undone_by text,
  service_name text,
  location_name text,
  constraint treatment_check check ((undone_at is null) = (undone_by is null)),
  constraint treatment_kind_check check (kind = any (array['treatment'::text, 'request'::text])),
  primary key (member_id, id)
);

create index treatment_by_day on loyalty.treatment using brin (clinic_day) with (autosummarize='on');
create index treatment_by_id on loyalty.treatment (id);
create unique index treatment_once on loyalty.treatment (member_id, service_id, clinic_day) where ((not counted_again) and (undone_at is null));

create table loyalty.voucher (
  member_id uuid not null,
  id uuid not null,
  goal_id uuid,
  title text not null,
  reward_value text not null,
  code text not null unique,
  issued_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  used_by text,
  occasion text,
  reminded_at timestamptz,
  primary key (member_id, id)
);

create index voucher_ending on loyalty.voucher (expires_at) where ((used_at is null) and (reminded_at is null) and (expires_at is not null));
create index voucher_of_goal on loyalty.voucher (member_id, goal_id, issued_at) where (goal_id is not null);
create unique index voucher_once on loyalty.voucher (member_id, occasion) where (occasion is not null);
create index voucher_used on loyalty.voucher (used_at) where (used_at is not null);

create table loyalty.voucher_mark (
  member_id uuid not null,
  voucher_id uuid not null,
  mark text not null,
  actor text not null,
  at timestamptz not null,
  constraint voucher_mark_mark_check check (mark = any (array['used'::text, 'taken back'::text]))
);

create index voucher_mark_of on loyalty.voucher_mark (member_id, voucher_id);

create table loyalty.waiting_scan (
  member_id uuid not null,
  reference text not null,
  id uuid not null unique,
  code_id uuid not null references loyalty.check_in_code(id),
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  status text not null,
  decided_at timestamptz,
  decided_by text,
  constraint waiting_scan_check check ((status = 'waiting'::text) = (decided_at is null)),
  constraint waiting_scan_check1 check ((decided_at is null) = (decided_by is null)),
  constraint waiting_scan_status_check check (status = any (array['waiting'::text, 'confirmed'::text, 'declined'::text])),
  primary key (member_id, reference)
);

create index waiting_scan_by_age on loyalty.waiting_scan (received_at);
create index waiting_scan_to_confirm on loyalty.waiting_scan (id) where (status = 'waiting'::text);

create function loyalty.goals_open_to(member uuid, member_tier text) returns setof loyalty.goal
  language sql stable
  as $$
         select g.* from loyalty.goal g
         where g.is_active and (g.stock is null or g.stock > coalesce(
             (select s.claimed from loyalty.goal_stock s where s.goal_id = g.id), 0))
           and (g.opens_at is null or g.opens_at <= now()) and (g.closes_at is null or g.closes_at > now())
           and (g.tiers = '{}' or member_tier = any (g.tiers))
           and not exists (
             select from loyalty.voucher v where v.member_id = member and v.goal_id = g.id
               and (g.repeat_days is null or v.issued_at > now() - make_interval(days => g.repeat_days))
           )
       $$;

create function loyalty.goals_open_to(member uuid, member_tier text, instant timestamptz, time_zone text) returns setof loyalty.goal
  language sql stable
  as $$
         select g.* from loyalty.goal g
         where g.is_active and (g.stock is null or g.stock > coalesce(
             (select s.claimed from loyalty.goal_stock s where s.goal_id = g.id), 0))
           and (g.opens_at is null or g.opens_at <= instant) and (g.closes_at is null or g.closes_at > instant)
           and (g.tiers = '{}' or member_tier = any (g.tiers))
           and not exists (
             select from loyalty.voucher v where v.member_id = member and v.goal_id = g.id
               and (g.repeat_days is null or
                 (v.issued_at at time zone time_zone)::date + g.repeat_days > (instant at time zone time_zone)::date)
           )
       $$;

create function loyalty.refuse_change() returns trigger
  language plpgsql
  as $$
        begin raise exception 'ledger entries are never changed'; end $$;

create trigger entries_are_kept before truncate on loyalty.entry for each statement execute function loyalty.refuse_change();
create trigger entry_is_final before delete or update on loyalty.entry for each row execute function loyalty.refuse_change();

-- requests

create schema requests;

create table requests.request (
  member_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  service_name text not null,
  status text not null,
  request_date timestamptz not null,
  treatment_date date,
  notes text,
  points_awarded integer,
  admin_notes text,
  decided_at timestamptz,
  decided_by text,
  notes_key_id text,
  notes_encrypted bytea,
  admin_notes_key_id text,
  admin_notes_encrypted bytea,
  constraint request_check check ((status = 'pending'::text) = (decided_at is null)),
  constraint request_check1 check ((points_awarded is null) or (status = 'approved'::text)),
  constraint request_status_check check (status = any (array['pending'::text, 'approved'::text, 'denied'::text])),
  primary key (member_id, id)
);

create index request_by_admin_notes_key on requests.request (admin_notes_key_id, member_id, id) where (admin_notes_key_id is not null);
create index request_by_id on requests.request (id);
create index request_by_notes_key on requests.request (notes_key_id, member_id, id) where (notes_key_id is not null);
create index request_pending on requests.request (id) where (status = 'pending'::text);
create index request_with_plain_answer on requests.request (member_id, id) where (admin_notes is not null);
create index request_with_plain_notes on requests.request (member_id, id) where (notes is not null);

-- diary

create schema diary;

create table diary.digest_key (
  id integer primary key,
  key_id text not null,
  encrypted bytea not null,
  constraint digest_key_id_check check (id = 1)
);

create table diary.entry (
  member_id uuid not null,
  id uuid not null,
  title text,
  description text,
  entry_type text not null,
  service_id uuid,
  treatment_date date,
  image_url text,
  points_awarded integer not null,
  created_at timestamptz not null,
  key_id text,
  encrypted bytea,
  service_name text,
  constraint entry_entry_type_check check (entry_type = any (array['before'::text, 'after'::text, 'progress'::text])),
  primary key (member_id, id)
);

create index entry_by_key on diary.entry (key_id, member_id, id);

create table diary.photo (
  member_id uuid not null,
  id uuid not null,
  digest text not null,
  uploaded_at timestamptz not null,
  entry_id uuid,
  given_up boolean default false not null,
  key_id text,
  data_key bytea,
  is_encrypted boolean default false not null,
  primary key (member_id, id)
);

create index photo_by_key on diary.photo (key_id, member_id, id);
create index photo_to_encrypt on diary.photo (member_id, id) where (not is_encrypted);
create index photo_to_sweep on diary.photo (uploaded_at) where (entry_id is null);
create unique index photo_unused_once on diary.photo (member_id, digest) where ((entry_id is null) and (not given_up));

create table diary.uploads (
  member_id uuid primary key,
  since timestamptz not null,
  count integer not null
);

-- messaging

create schema messaging;

-- As in newId(): the time first, so that keys sort by it. A single expression, so that PostgreSQL can inline it.
create function messaging.id_at(at timestamptz) returns uuid
  language sql
  as $$
        select overlay(gen_random_uuid()::text placing
          overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7'
          from 1)::uuid
      $$;

create table messaging.birthday_special (
  member_id uuid not null,
  year integer not null,
  campaign_id uuid not null,
  primary key (member_id, year)
);

create index birthday_special_of_campaign on messaging.birthday_special (campaign_id);

create table messaging.campaign (
  id uuid primary key,
  kind text not null,
  channel text not null,
  title text not null,
  message text not null,
  type text not null,
  audience text not null,
  tier text,
  least_points integer,
  most_points integer,
  image_url text,
  send_to_all boolean not null,
  state text not null,
  actor text not null,
  scheduled_for timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  on_time_at timestamptz,
  constraint campaign_channel_check check (channel = any (array['email'::text, 'push'::text, 'sms'::text])),
  constraint campaign_kind_check check (kind = any (array['notification'::text, 'birthday'::text, 'promotion'::text, 'email'::text, 'sms'::text])),
  constraint campaign_state_check check (state = any (array['scheduled'::text, 'sending'::text, 'paused'::text, 'late'::text, 'done'::text, 'cancelled'::text]))
);

create index campaign_under_way on messaging.campaign (state, scheduled_for) where (state = any (array['scheduled'::text, 'sending'::text]));

-- No index covers the columns updated on sending, and pages have free space, so updates stay heap-only (HOT).
create table messaging.delivery (
  campaign_id uuid not null,
  channel text not null,
  target text not null,
  id uuid not null,
  member_id uuid,
  first_name text not null,
  state text not null,
  reason text,
  carrier text,
  attempts integer default 0 not null,
  next_attempt_at timestamptz not null,
  begun_at timestamptz,
  left_at timestamptz,
  failure text,
  settled_at timestamptz,
  report text,
  constraint delivery_carrier_check check (carrier = any (array['smtp'::text, 'twilio'::text, 'push'::text, 'app'::text, 'outbox'::text])),
  constraint delivery_check check ((state = 'skipped'::text) = (reason is not null)),
  constraint delivery_report_check check (report = any (array['delivered'::text, 'undelivered'::text, 'failed'::text])),
  constraint delivery_state_check check (state = any (array['pending'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text, 'unknown'::text])),
  primary key (campaign_id, id)
)
with (fillfactor='85');

create index delivery_due on messaging.delivery (campaign_id, next_attempt_at) where (state = any (array['pending'::text, 'sending'::text]));
create index delivery_in_outbox on messaging.delivery (id) where (carrier = any (array['push'::text, 'app'::text, 'outbox'::text]));
create unique index delivery_once_a_member on messaging.delivery (member_id, campaign_id);
create index delivery_under_way on messaging.delivery (next_attempt_at) where (state = 'sending'::text);

create table messaging.opened_link (
  delivery_id uuid not null,
  link smallint not null,
  campaign_id uuid not null,
  at timestamptz not null,
  primary key (delivery_id, link)
);

create index opened_link_of_campaign on messaging.opened_link (campaign_id, link);

create table messaging.channel_trouble (
  channel text not null,
  service text not null,
  kind text not null,
  reason text not null,
  signed_in boolean not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  tries integer not null,
  next_try_at timestamptz not null,
  constraint channel_trouble_channel_check check (channel = any (array['email'::text, 'push'::text, 'sms'::text])),
  constraint channel_trouble_kind_check check (kind = any (array['account'::text, 'away'::text, 'slow'::text])),
  primary key (channel, service)
);

create table messaging.consents (
  member_id uuid not null,
  number bigint generated always as identity,
  channel text not null,
  given boolean not null,
  sms_number text,
  wording text not null,
  source text not null,
  at timestamptz not null,
  constraint consents_channel_check check (channel = any (array['email'::text, 'push'::text, 'sms'::text])),
  primary key (member_id, number)
);

create index consents_by_channel on messaging.consents (member_id, channel, number desc);
create index consents_by_sms_number on messaging.consents (sms_number) where (sms_number is not null);

create table messaging.mail (
  id uuid primary key,
  member_id uuid,
  campaign_id uuid,
  to_email text not null,
  to_first_name text not null,
  subject text not null,
  contents text,
  kind text not null,
  state text not null,
  channel text,
  attempts integer default 0 not null,
  next_attempt_at timestamptz not null,
  contents_left_at timestamptz,
  failure text,
  expires_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint mail_channel_check check (channel = any (array['smtp'::text, 'outbox'::text])),
  constraint mail_kind_check check (kind = any (array['service'::text, 'secret'::text])),
  constraint mail_state_check check (state = any (array['pending'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unknown'::text]))
);

create index mail_due on messaging.mail (next_attempt_at) where (state = any (array['pending'::text, 'sending'::text]));
create index mail_in_outbox on messaging.mail (id) where (channel = 'outbox'::text);
create index mail_of_member on messaging.mail (member_id, id);
create index mail_to_wipe on messaging.mail (expires_at) where ((contents is not null) and (expires_at is not null));

create table messaging.notification (
  member_id uuid not null,
  id uuid not null,
  title text not null,
  message text not null,
  type text not null,
  is_read boolean not null,
  created_at timestamptz not null,
  campaign_id uuid,
  primary key (member_id, id)
);

create unique index notification_once_a_campaign on messaging.notification (member_id, campaign_id) where (campaign_id is not null);

create table messaging.number_confirmation (
  member_id uuid not null,
  id uuid not null,
  number text not null,
  wording text not null,
  source text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  in_outbox boolean default false not null,
  primary key (member_id, id)
);

create index number_confirmation_by_age on messaging.number_confirmation (asked_at);
create index number_confirmation_by_number on messaging.number_confirmation (number, asked_at);
create index number_confirmation_in_outbox on messaging.number_confirmation (id) where in_outbox;

create table messaging.push_subscription (
  member_id uuid not null,
  fingerprint text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  kept_at timestamptz not null,
  primary key (member_id, fingerprint)
);

create unique index push_subscription_once on messaging.push_subscription (fingerprint);

create table messaging.suppression (
  channel text not null,
  target text not null,
  reason text not null,
  at timestamptz not null,
  primary key (channel, target)
);

-- Public, for statistics: a campaign's results. An SMS has no title.
create view messaging.campaign_result as
 select c.id,
  c.kind,
  c.channel,
      case
          when (c.kind = 'sms'::text) then c.message
          else c.title
      end as title,
  c.started_at,
  coalesce(d.sent, (0)::bigint) as sent,
  coalesce(d.failed, (0)::bigint) as failed,
  coalesce(d.skipped, (0)::bigint) as skipped,
  coalesce(o.opened, (0)::bigint) as opened,
  coalesce(o.bookings, (0)::bigint) as bookings
   from ((messaging.campaign c
   left join lateral ( select count(*) filter (where (delivery.state = 'sent'::text)) as sent,
          count(*) filter (where (delivery.state = 'failed'::text)) as failed,
          count(*) filter (where (delivery.state = 'skipped'::text)) as skipped
         from messaging.delivery
        where (delivery.campaign_id = c.id)) d on (true))
   left join lateral ( select count(distinct opened_link.delivery_id) as opened,
          count(*) filter (where (opened_link.link = 0)) as bookings
         from messaging.opened_link
        where (opened_link.campaign_id = c.id)) o on (true))
  where (c.started_at is not null);

-- Consents and intakes are only deleted when their member is: these functions name the member.
create function messaging.forget_consents(member uuid) returns void
  language plpgsql
  as $$
        begin
          perform set_config('velora.forgetting', member::text, true);
          delete from messaging.consents where member_id = member;
          perform set_config('velora.forgetting', '', true);
        end $$;

create function messaging.refuse_consent_change() returns trigger
  language plpgsql
  as $$
        begin
          if tg_op = 'DELETE' and old.member_id::text = current_setting('velora.forgetting', true) then
            return old;
          end if;
          raise exception 'consents are never changed';
        end $$;

create trigger consent_is_final before delete or update on messaging.consents for each row execute function messaging.refuse_consent_change();
create trigger consents_are_kept before truncate on messaging.consents for each statement execute function messaging.refuse_consent_change();

-- privacy

create schema privacy;

create table privacy.cookie_choice (
  visitor_id uuid not null,
  id uuid not null,
  analytics boolean not null,
  marketing boolean not null,
  preferences boolean not null,
  said_at timestamptz not null,
  at timestamptz not null,
  url text not null,
  referrer text not null,
  primary key (visitor_id, id)
);

create index choice_by_age on privacy.cookie_choice (at);

create table privacy.intake (
  member_id uuid not null,
  version integer not null,
  key_id text not null,
  sealed bytea not null,
  wording text not null,
  submitted_at timestamptz not null,
  primary key (member_id, version)
);

create index intake_by_key on privacy.intake (key_id, member_id, version);

create table privacy.intake_count (
  member_id uuid primary key,
  versions integer not null
);

create table privacy.phi_key (
  id text primary key,
  check_value bytea not null,
  known_since timestamptz not null
);

create table privacy.tracked_event (
  visitor_id uuid not null,
  id uuid not null,
  type text not null,
  event text not null,
  data jsonb not null,
  at timestamptz not null,
  constraint tracked_event_type_check check (type = any (array['analytics'::text, 'marketing'::text])),
  primary key (visitor_id, id)
);

create index event_by_age on privacy.tracked_event (at);

create table privacy.visit (
  visitor_id uuid not null,
  id uuid not null,
  url text not null,
  referrer text not null,
  at timestamptz not null,
  primary key (visitor_id, id)
);

create index visit_by_age on privacy.visit (at);

create table privacy.visitor (
  id uuid primary key,
  analytics boolean not null,
  marketing boolean not null,
  preferences boolean not null,
  chosen_at timestamptz not null
);

create index visitor_by_age on privacy.visitor (chosen_at);

create function privacy.forget_intakes(member uuid) returns void
  language plpgsql
  as $$
        begin
          perform set_config('velora.forgetting', member::text, true);
          delete from privacy.intake where member_id = member;
          delete from privacy.intake_count where member_id = member;
          perform set_config('velora.forgetting', '', true);
        end $$;

create function privacy.refuse_intake_change() returns trigger
  language plpgsql
  as $$
        begin
          if tg_op = 'DELETE' and old.member_id::text = current_setting('velora.forgetting', true) then
            return old;
          end if;
          if tg_op = 'UPDATE' then
            if current_setting('velora.resealing', true) = 'on'
              and to_jsonb(new) - 'key_id' - 'sealed' = to_jsonb(old) - 'key_id' - 'sealed' then
              return new;
            end if;
          end if;
          raise exception 'intakes are never changed';
        end $$;

create function privacy.refuse_rewriting() returns trigger
  language plpgsql
  as $$
        begin raise exception 'choices are added, never rewritten'; end $$;

-- Can re-encrypt a row with another key, but can't change anything else.
create function privacy.reseal_intake(member uuid, nth integer, old_key text, new_key text, bytes bytea) returns void
  language plpgsql
  as $$
        begin
          perform set_config('velora.resealing', 'on', true);
          update privacy.intake set key_id = new_key, sealed = bytes
          where member_id = member and version = nth and key_id = old_key;
          perform set_config('velora.resealing', '', true);
        end $$;

create trigger choice_is_final before update on privacy.cookie_choice for each row execute function privacy.refuse_rewriting();
create trigger intake_is_final before delete or update on privacy.intake for each row execute function privacy.refuse_intake_change();
create trigger intakes_are_kept before truncate on privacy.intake for each statement execute function privacy.refuse_intake_change();

-- programme

create schema programme;

create table programme.announcement (
  id uuid primary key,
  message text not null,
  touching jsonb not null,
  is_scheduled boolean not null,
  last_told uuid
);

create table programme.draft (
  part text primary key,
  contents jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);

create table programme.preview (
  token_hash text primary key,
  made_by text not null,
  expires_at timestamptz not null
);

create table programme.reading (
  page text not null,
  text text not null,
  reader text not null,
  read_at timestamptz default now() not null,
  primary key (page, text, reader)
);

create table programme.schedule (
  only_one boolean default true primary key,
  at timestamptz not null,
  clinic_time text not null,
  note text not null,
  by_name text not null,
  shortened_because text,
  contents jsonb not null,
  constraint schedule_only_one_check check (only_one)
);

create table programme.version (
  number integer primary key,
  published_at timestamptz not null,
  published_by text not null,
  note text not null,
  shortened_because text,
  constraint version_number_check check (number > 0)
);

-- A version stores only the parts that it changes; the others come from the version before.
create table programme.contents (
  part text not null,
  version integer not null references programme.version(number),
  contents jsonb not null,
  primary key (part, version)
);

create function programme.refuse_change() returns trigger
  language plpgsql
  as $$
        begin raise exception 'published versions are never changed'; end $$;

create trigger contents_is_final before delete or update on programme.contents for each row execute function programme.refuse_change();
create trigger contentss_are_kept before truncate on programme.contents for each statement execute function programme.refuse_change();
create trigger version_is_final before delete or update on programme.version for each row execute function programme.refuse_change();
create trigger versions_are_kept before truncate on programme.version for each statement execute function programme.refuse_change();

-- patients

create schema patients;

create function patients.has_birthday(born date, day date) returns boolean
  language sql immutable
  as $$
        select to_char(born, 'MM-DD') = to_char(day, 'MM-DD') or (
          to_char(born, 'MM-DD') = '02-29' and to_char(day, 'MM-DD') = '02-28'
          and to_char(day + 1, 'MM-DD') = '03-01'
        )
      $$;

-- The only schema that joins several modules' tables.
create view patients.patient as
 select m.id,
  m.email,
  m.first_name,
  m.last_name,
  m.role,
  m.date_of_birth,
  m.created_at,
  m.last_login_at,
  coalesce(a.balance, 0) as points_balance,
  coalesce(a.peak_balance, 0) as peak_balance,
  coalesce(s.total_spent_cents, 0) as total_spent_cents,
  coalesce(s.visits, 0) as total_visits,
  coalesce(s.tier, 'Bronze'::text) as tier,
  next_reward.title as next_reward_title,
  next_reward.points_required as next_reward_points,
  next_reward.reward_value as next_reward_value,
  next_reward.icon as next_reward_icon,
  next_reward.color as next_reward_color,
  p.version as photo_version
   from ((((identity.member m
   left join loyalty.account a on ((a.member_id = m.id)))
   left join tiers.standing s on ((s.member_id = m.id)))
   left join identity.profile_photo p on ((p.member_id = m.id)))
   left join lateral ( select g.title,
          g.points_required,
          g.reward_value,
          g.icon,
          g.color
         from loyalty.goals_open_to(m.id, coalesce(s.tier, 'Bronze'::text)) g
        order by g.points_required, g.sort_order
       limit 1) next_reward on (true));

create view patients.addressee as
 select m.id as member_id,
  m.email,
  m.first_name,
  m.date_of_birth,
  m.created_at,
  m.last_login_at,
  coalesce(a.balance, 0) as points_balance,
  coalesce(s.tier, 'Bronze'::text) as tier,
  greatest(m.created_at, m.last_login_at, ( select e.at
         from loyalty.entry e
        where (e.member_id = m.id)
        order by e.number desc
       limit 1)) as last_active_at
   from ((identity.member m
   left join loyalty.account a on ((a.member_id = m.id)))
   left join tiers.standing s on ((s.member_id = m.id)))
  where (m.role = 'member'::text);

create view patients.card as
 select m.id,
  m.email,
  m.first_name,
  m.last_name,
  m.name_key,
  m.searchable,
  m.date_of_birth,
  m.created_at,
  m.last_login_at,
  a.member_id as account_of,
  a.balance,
  s.member_id as standing_of,
  s.total_spent_cents,
  s.visits,
  s.tier,
  p.version as photo_version,
  a.tier as account_tier
   from (((identity.member m
   left join loyalty.account a on ((a.member_id = m.id)))
   left join tiers.standing s on ((s.member_id = m.id)))
   left join identity.profile_photo p on ((p.member_id = m.id)))
  where (m.role = 'member'::text);

create function patients.audience(kind text, wanted_tier text, points_from integer, points_to integer, today date, at timestamptz) returns table(member_id uuid, email text, first_name text, last_active_at timestamptz)
  language sql stable
  as $$
    select p.member_id, p.email, p.first_name, p.last_active_at from patients.addressee p
    where case kind
      when 'ALL' then true
      when 'VIP_BRONZE' then p.tier = 'Bronze'
      when 'VIP_SILVER' then p.tier = 'Silver'
      when 'VIP_GOLD' then p.tier = 'Gold'
      when 'VIP_PLATINUM' then p.tier = 'Platinum'
      when 'VIP_TIER' then p.tier = wanted_tier
      when 'BIRTHDAY_TODAY' then patients.has_birthday(p.date_of_birth, today)
      when 'BIRTHDAY_MONTH' then extract(month from p.date_of_birth) = extract(month from today)
      when 'INACTIVE_USERS' then coalesce(p.last_login_at, p.created_at) < at - interval '90 days'
      when 'NEW_CUSTOMERS' then p.created_at >= at - interval '60 days'
      when 'POINTS_RANGE' then p.points_balance >= coalesce(points_from, 0)
        and (points_to is null or p.points_balance <= points_to)
      else false
    end
  $$;

-- The tier is stored with the balance, too: listing one tier's patients by points walks one index (D-143).
create function patients.keep_tier() returns trigger
  language plpgsql
  as $$
        begin
          insert into loyalty.account (member_id, balance, peak_balance, entry_count, tier)
          values (new.member_id, 0, 0, 0, new.tier)
          on conflict (member_id) do update set tier = excluded.tier;
          return null;
        end
      $$;

create trigger first_tier_is_kept after insert on tiers.standing for each row when ((new.tier <> 'Bronze'::text)) execute function patients.keep_tier();
create trigger tier_is_kept after update of tier on tiers.standing for each row when ((old.tier is distinct from new.tier)) execute function patients.keep_tier();

-- integrations

create schema integrations;

create sequence integrations.event_number;

create table integrations.api_key (
  id uuid primary key,
  key_hash text not null unique,
  name text not null,
  hint text not null,
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  ends_on date,
  last_used_at timestamptz,
  revoked_at timestamptz,
  points_per_hour integer default 10000 not null,
  points_per_day integer default 50000 not null,
  limited_at timestamptz
);

create table integrations.delivery (
  member_id uuid not null,
  endpoint_id uuid not null,
  number bigint not null,
  status text default 'pending'::text not null,
  attempts integer default 0 not null,
  next_at timestamptz default '-infinity'::timestamptz not null,
  leased_until timestamptz default '-infinity'::timestamptz not null,
  last_at timestamptz,
  last_status integer,
  last_error text,
  constraint delivery_status_check check (status = any (array['pending'::text, 'sent'::text, 'failed'::text])),
  primary key (member_id, endpoint_id, number)
);

create index delivery_by_number on integrations.delivery (endpoint_id, number);
create index delivery_due on integrations.delivery (endpoint_id, number) where (status = 'pending'::text);

create table integrations.endpoint (
  id uuid primary key,
  url text not null,
  events text[] not null,
  is_enabled boolean default true not null,
  failing_since timestamptz,
  was_given_up boolean default false not null,
  created_by text not null,
  created_at timestamptz not null
);

create table integrations.endpoint_secret (
  endpoint_id uuid not null,
  id uuid not null,
  key_id text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  primary key (endpoint_id, id)
);

create index endpoint_secret_by_key on integrations.endpoint_secret (key_id, endpoint_id, id);

create table integrations.event (
  member_id uuid not null,
  number bigint not null,
  id uuid not null unique,
  type text not null,
  at timestamptz not null,
  data jsonb not null,
  after_xid xid8,
  primary key (member_id, number)
);

create index event_by_time on integrations.event (at);
create index event_unseen on integrations.event (number) where (after_xid is null);

create function integrations.member_joined() returns trigger
  language plpgsql
  as $$
          begin perform integrations.record('member.joined', new.id, new.created_at, '{}'); return null; end $$;

-- Most clinics have no endpoint: checked once per statement instead of once per row (D-271).
create function integrations.points_changed() returns trigger
  language plpgsql
  as $$
        begin
          if exists (select from integrations.endpoint) then
            perform integrations.record('points.changed', member_id, at,
              jsonb_build_object('change', amount, 'balance', balance_after, 'kind', kind, 'number', number))
            from added order by member_id, number;
          end if;
          return null;
        end $$;

create function integrations.record(kind text, member uuid, happened timestamptz, facts jsonb) returns void
  language plpgsql
  as $$
        declare taken bigint;
        begin
          if not exists (select from integrations.endpoint) then return; end if;
          taken := nextval('integrations.event_number');
          insert into integrations.event (member_id, number, id, type, at, data)
            values (member, taken, gen_random_uuid(), kind, happened, facts);
          insert into integrations.delivery (member_id, endpoint_id, number)
            select member, id, taken from integrations.endpoint where is_enabled and kind = any(events);
        end $$;

create function integrations.reward_claimed() returns trigger
  language plpgsql
  as $$
          begin perform integrations.record('reward.claimed', new.member_id, new.issued_at,
      jsonb_build_object('voucherId', new.id, 'reward', new.title)); return null; end $$;

create function integrations.tier_changed() returns trigger
  language plpgsql
  as $$
          begin perform integrations.record('tier.changed', new.member_id, now(), jsonb_build_object('from', old.tier, 'to', new.tier)); return null; end $$;

create function integrations.voucher_redeemed() returns trigger
  language plpgsql
  as $$
          begin perform integrations.record('voucher.redeemed', new.member_id, new.used_at,
      jsonb_build_object('voucherId', new.id, 'reward', new.title)); return null; end $$;

create trigger member_joined after insert on identity.member for each row when ((new.staff_role is null)) execute function integrations.member_joined();
create trigger points_changed after insert on loyalty.entry referencing new table as added for each statement execute function integrations.points_changed();
create trigger reward_claimed after insert on loyalty.voucher for each row when ((new.goal_id is not null)) execute function integrations.reward_claimed();
create trigger voucher_redeemed after update of used_at on loyalty.voucher for each row when (((old.used_at is null) and (new.used_at is not null))) execute function integrations.voucher_redeemed();
create trigger tier_changed after update of tier on tiers.standing for each row when ((old.tier is distinct from new.tier)) execute function integrations.tier_changed();

-- All but the last, which the migrator records, and the one of the job queue, which runs on its own.
insert into platform.migration (name) values
  ('0001 platform: attempts'),
  ('0002 platform: idempotency'),
  ('0003 identity: members, sessions, staff, audit'),
  ('0004 identity: audit entries are kept'),
  ('0005 content: services and locations'),
  ('0006 loyalty: ledger, codes, goals, vouchers, treatments'),
  ('0007 tiers: standings'),
  ('0008 messaging: notifications'),
  ('0009 patients: the view'),
  ('0010 identity: enrolled devices, grants that can be taken back'),
  ('0011 content: promotions'),
  ('0012 content: blog posts'),
  ('0013 loyalty: one treatment a service and day'),
  ('0014 requests: point requests'),
  ('0015 messaging: consents'),
  ('0016 messaging: mails'),
  ('0017 messaging: push subscriptions'),
  ('0018 diary: entries and photos'),
  ('0019 privacy: intake'),
  ('0020 privacy: keys for health data'),
  ('0021 privacy: cookie choices, visits, events'),
  ('0022 identity: audit entries by member'),
  ('0023 identity: password resets, ended sessions'),
  ('0025 diary: uploads of a day'),
  ('0026 tiers: standings in order'),
  ('0027 loyalty: accounts by balance, vouchers for an occasion'),
  ('0028 loyalty: awards that were undone, treatments without points'),
  ('0029 loyalty: vouchers used at the desk'),
  ('0030 loyalty: check-ins by time'),
  ('0031 identity: members can be searched and ordered'),
  ('0032 patients: cards'),
  ('0033 messaging: campaigns'),
  ('0034 patients: audiences'),
  ('0035 identity: audit entries are found'),
  ('0036 loyalty: entries and treatments by time'),
  ('0037 messaging: deliveries in the order of their campaign'),
  ('0038 messaging: what carriers say of an SMS'),
  ('0039 platform: what was done on which day'),
  ('0040 loyalty: vouchers that were called to mind'),
  ('0041 messaging: links that recipients opened'),
  ('0042 loyalty: desk screens that can be ended'),
  ('0043 tiers: each tier in order'),
  ('0044 platform: backups and restores'),
  ('0045 identity: audit entries say what they are about'),
  ('0046 identity: accounts and codes that are closed'),
  ('0047 identity: profile photos'),
  ('0048 patients: how the next reward looks, whose photo there is'),
  ('0049 identity: grants of staff accounts that can be taken back'),
  ('0050 identity: whose devices are enrolled'),
  ('0051 platform: whom kept answers are about'),
  ('0052 platform: encrypted answers'),
  ('0053 identity: encrypted profile photos'),
  ('0054 loyalty: proofs of a scan'),
  ('0055 loyalty: scans that wait for the desk'),
  ('0056 requests: encrypted notes'),
  ('0057 messaging: numbers to confirm'),
  ('0058 diary: encrypted entries and photos'),
  ('0059 messaging: a delivery that leaves costs no index'),
  ('0060 loyalty: accounts of a tier by balance'),
  ('0061 patients: the tier beside the balance'),
  ('0062 content: what a clinic publishes itself'),
  ('0063 identity: links that open the staff area once'),
  ('0064 loyalty: what a clinic publishes itself'),
  ('0065 loyalty: what was awarded keeps its names'),
  ('0066 programme: drafts and versions'),
  ('0067 programme: a publication that waits'),
  ('0068 programme: which parts there are is said by the code'),
  ('0069 content: pictures that the clinic uploads'),
  ('0070 tiers: what a clinic publishes itself'),
  ('0071 content: what else is said of a service'),
  ('0072 content: the clinic’s own look'),
  ('0073 content: texts of the clinic'),
  ('0074 diary: an entry keeps the name of its service'),
  ('0075 content: rules of the house'),
  ('0076 loyalty: rewards that come again, run out, or are for some'),
  ('0077 loyalty: where a check-in code hangs'),
  ('0078 patients: the next reward is open to the member'),
  ('0079 content: where members usually go'),
  ('0080 content: the clinic’s typeface'),
  ('0081 programme: links that show the draft'),
  ('0082 loyalty: rewards that are open on the clinic’s day'),
  ('0083 loyalty: which code a check-in code replaced, and when'),
  ('0084 programme: what members are told of a publication'),
  ('0085 content: a place’s own time zone'),
  ('0086 loyalty: a reward’s picture'),
  ('0087 identity: a patient’s audit entries are found'),
  ('0088 identity: audit entries are chained'),
  ('0089 identity: passkeys'),
  ('0090 identity: devices of members'),
  ('0091 integrations: API keys'),
  ('0092 identity: recovery codes'),
  ('0093 identity: what is asked of a role before what matters most'),
  ('0094 integrations: webhooks'),
  ('0095 integrations: events are seen before they are sent'),
  ('0096 integrations: entries of a statement are told together'),
  ('0097 loyalty: what one person or key gave lately'),
  ('0098 integrations: limits of API keys'),
  ('0099 content: kinds of prices'),
  ('0100 identity: what a challenge is for'),
  ('0101 identity: networks of the staff'),
  ('0102 identity: when a member last showed that the address is theirs'),
  ('0103 messaging: trouble with a channel'),
  ('0104 messaging: campaigns that are late');
