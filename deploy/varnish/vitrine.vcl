# For Varnish 7 between the proxy that ends TLS and the sites, with SHARED_CACHING=on, PURGE_URL=http://127.0.0.1:6082/ and one more trusted
# proxy (docs/operations.md, "Install"). The pages of the site are the same for every visitor; who is passed on is not read from
# their content, but from what the site wants to know of a visit (README, what a CDN must pass on).
vcl 4.1;

import cookie;
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
}

# The static mirror, for the time when no site responds.
backend mirror {
  .host = "127.0.0.1";
  .port = "8081";
  .connect_timeout = 2s;
}

sub vcl_recv {
  if (local.socket == "purges") {
    call purge_keys;
  }
  set req.backend_hint = site;
  # Pages exist in brotli, in gzip and without either: three variants, however browsers order their list.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(assets|media)/") {
    unset req.http.Cookie;
    return (hash);
  }
  cookie.parse(req.http.Cookie);
  # A preview is an editor's alone; the origin of a visit is set by the site.
  if (cookie.isset("preview") || !cookie.isset("origine-tracking") || req.url ~ "[?&]utm_content=") {
    return (pass);
  }
  if (req.http.Referer && regsub(req.http.Referer, "^https?://([^/?#]+).*$", "\1") != req.http.Host) {
    return (pass);
  }
  cookie.keep("origine-tracking,consent,i18n_redirected");
  set req.http.Cookie = cookie.get_string();
  return (hash);
}

# POST with surrogate keys, as the sites send them.
sub purge_keys {
  if (req.method != "POST" || req.http.Surrogate-Key !~ "^[A-Za-z0-9_-]{1,40}( [A-Za-z0-9_-]{1,40})*$") {
    return (synth(400, "Send a POST with surrogate keys"));
  }
  # A space would end the expression.
  if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
    return (synth(500, "Not purged"));
  }
  return (synth(200, "Purged"));
}

# A second attempt is one at the mirror.
sub vcl_backend_fetch {
  if (bereq.retries > 0) {
    set bereq.backend = mirror;
  }
}

sub vcl_backend_response {
  # What is not fresh is revalidated by its ETag, never served (must-revalidate).
  set beresp.grace = 0s;
  set beresp.keep = 1h;
  # The mirror stands in for a moment, and a page that is not compressed yet is "no-store" for one: the built-in rule has two minutes.
  if (bereq.retries > 0 || beresp.http.Surrogate-Control ~ "no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub vcl_backend_error {
  # Open pages would take the mirror's 404 of an endpoint for the site's.
  if (bereq.retries == 0 && bereq.url !~ "^/api/" && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "30";
  set beresp.body = "The site does not respond. Try again in half a minute." + {"
"};
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.body = resp.reason + {"
"};
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
