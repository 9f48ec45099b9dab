-- What a site says of the data of people, and of its company beside name and address.
alter table declarations drop constraint declarations_check;
alter table declarations add constraint declarations_check check (
  case type
    when 'home' then part in ('figure', 'flow', 'why', 'gift')
    when 'about' then part in ('mission', 'profile', 'production', 'why', 'responsibility', 'quality')
    else type in ('cookies', 'membership', 'terms', 'privacy', 'imprint') and part = 'text'
  end
);
