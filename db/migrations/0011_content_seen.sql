-- What the pages say is seen by visitors, too (see 0010).
do $$
declare
  seen text;
begin
  foreach seen in array array[
    'banners', 'brand_subjects', 'activity_subjects', 'home_floors', 'home_floor_skus', 'declarations', 'faqs', 'notices'
  ] loop
    execute format(
      'create trigger %1$s_seen after insert or update or delete or truncate on %1$s
         for each statement execute function tell_visitors()', seen);
  end loop;
end
$$;
