-- The secret of an authenticator as it is, or sealed with a key of the settings. The version before reads plain ones alone: those
-- that are there are sealed by a job at night, when it has long gone.
alter table authenticators drop constraint authenticators_secret_check;
alter table authenticators add constraint authenticators_secret_check
  check (secret ~ '^[A-Z2-7]{32}$' or secret ~ '^sealed:[0-9a-f]{8}:[A-Za-z0-9_-]{80}$');
